import type * as Adapter from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

type CleanUp = () => void;
type ElementRef = RefObject<HTMLElement | null>;

/** Drag and drop loads late, on devices that support it; menus offer the same to everyone. */
function whenLoaded(
  { current: element }: ElementRef,
  set: (adapter: typeof Adapter, element: HTMLElement) => CleanUp,
) {
  if (!element || !window.matchMedia('(any-pointer: fine)').matches) return;
  let left = false;
  let cleanUp: CleanUp | undefined;
  import('@atlaskit/pragmatic-drag-and-drop/element/adapter')
    .then((adapter) => {
      if (!left) cleanUp = set(adapter, element);
    })
    .catch((error: unknown) => console.warn('No dragging', error));
  return () => {
    left = true;
    cleanUp?.();
  };
}

export function useDraggable(ref: ElementRef, id: string) {
  const [state, setState] = useState<'fixed' | 'draggable' | 'dragged'>('fixed');
  useEffect(
    () =>
      whenLoaded(ref, ({ draggable }, element) => {
        setState('draggable');
        return draggable({
          element,
          getInitialData: () => ({ id }),
          onDragStart: () => setState('dragged'),
          onDrop: () => setState('draggable'),
        });
      }),
    [ref, id],
  );
  return state;
}

export function useDropTarget(ref: ElementRef, drop: (id: string) => void): boolean {
  const [isOver, setOver] = useState(false);
  const onDrop = useEffectEvent(drop);
  useEffect(
    () =>
      whenLoaded(ref, ({ dropTargetForElements }, element) =>
        dropTargetForElements({
          element,
          onDragEnter: () => setOver(true),
          onDragLeave: () => setOver(false),
          onDrop: ({ source }) => {
            setOver(false);
            onDrop(String(source.data.id));
          },
        }),
      ),
    [ref],
  );
  return isOver;
}
