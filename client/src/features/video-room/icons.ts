import { drawIcon, VideoIcon as CameraIcon } from '../../shared/ui/icons';

const MICROPHONE =
  'M8 10a2.2 2.2 0 0 0 2.2-2.2V4.2a2.2 2.2 0 0 0-4.4 0v3.6A2.2 2.2 0 0 0 8 10zM3.5 7.8a4.5 4.5 0 0 0 9 0M8 12.3V14.5';
const CROSSED = 'M2.5 2l11 12';

export { CameraIcon };
export const NoCameraIcon = drawIcon(`M1.5 4.5H10v7H1.5zM10 7l4.5-2.3v6.6L10 9${CROSSED}`);
export const MicrophoneIcon = drawIcon(MICROPHONE);
export const MutedIcon = drawIcon(`${MICROPHONE}${CROSSED}`);
export const ScreenIcon = drawIcon('M2 3h12v8H2zM5.5 13.5h5');
export const BubbleIcon = drawIcon('M2.5 3.5h11v8h-6L4.5 14v-2.5h-2z');
export const LeaveIcon = drawIcon('M2 10.5c0-4 12-4 12 0l-2.8.8-.7-2c-1.6-.5-3.4-.5-5 0l-.7 2z');
export const FullScreenIcon = drawIcon('M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10');
export const PictureIcon = drawIcon('M2 3h12v10H2zM8.5 8.5H12V11H8.5z');
export const SignalIcon = drawIcon('M3 13.5V9M8 13.5V3M13 13.5V6');
