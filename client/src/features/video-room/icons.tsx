import type { ReactNode } from 'react';

/** Blueprint has no icon of a muted microphone, so these icons are drawn after the mockups. */
const drawn = (paths: ReactNode) =>
  function RoomIcon() {
    return (
      <svg
        viewBox="0 0 16 16"
        width={16}
        height={16}
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {paths}
      </svg>
    );
  };

const microphone = (
  <path d="M8 10a2.2 2.2 0 0 0 2.2-2.2V4.2a2.2 2.2 0 0 0-4.4 0v3.6A2.2 2.2 0 0 0 8 10zM3.5 7.8a4.5 4.5 0 0 0 9 0M8 12.3V14.5" />
);
const camera = <path d="M1.5 4.5h8.5v7H1.5zM10 7l4.5-2.3v6.6L10 9" />;
const crossed = <path d="M2.5 2l11 12" />;

export const MicrophoneIcon = drawn(microphone);
export const MutedIcon = drawn(
  <>
    {microphone}
    {crossed}
  </>,
);
export const CameraIcon = drawn(camera);
export const NoCameraIcon = drawn(
  <>
    {camera}
    {crossed}
  </>,
);
export const ScreenIcon = drawn(<path d="M2 3h12v8H2zM5.5 13.5h5" />);
export const BubbleIcon = drawn(<path d="M2.5 3.5h11v8h-6L4.5 14v-2.500h-2z" />);
export const LeaveIcon = drawn(
  <path d="M2 10.500c0-4 12-4 12 0l-2.800.8-.7-2c-1.600-.5-3.400-.5-5 0l-.7 2z" />,
);
export const FullScreenIcon = drawn(
  <path d="M2.500 6V2.500H6M10 2.500h3.500V6M13.500 10v3.500H10M6 13.500H2.500V10" />,
);
export const PictureIcon = drawn(<path d="M2 3h12v10H2zM8.500 8.500h3.500v2.500H8.500z" />);
export const SignalIcon = drawn(<path d="M3 13.500V9M8 13.500V3M13 13.500V6" />);
