import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

type Adapter = typeof import('@atlaskit/pragmatic-drag-and-drop/element/adapter');
type CleanUp = () => void;

const hasFinePointer = () => window.matchMedia('(any-pointer: fine)').matches;

/** Dragging comes after the page, and only to those who can; the menus do the same for everybody. */
function useAdapter(set: (adapter: Adapter) => CleanUp): void {
  const setUp = useEffectEvent(set);
  useEffect(() => {
    if (!hasFinePointer()) return;
    let left = false;
    let cleanUp: CleanUp | undefined;
    import('@atlaskit/pragmatic-drag-and-drop/element/adapter')
      .then((adapter) => {
        if (!left) cleanUp = setUp(adapter);
      })
      .catch((error: unknown) => console.warn('No dragging', error));
    return () => {
      left = true;
      cleanUp?.();
    };
  }, []);
}

export function useDraggable(ref: RefObject<HTMLElement | null>, ceeb: string) {
  const [isDraggable, setDraggable] = useState(false);
  const [isDragged, setDragged] = useState(false);
  useAdapter(({ draggable }) => {
    if (!ref.current) return () => {};
    setDraggable(true);
    return draggable({
      element: ref.current,
      getInitialData: () => ({ ceeb }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  });
  return { isDraggable, isDragged };
}

/** Answers whether something is held over it. */
export function useDropTarget(ref: RefObject<HTMLElement | null>, drop: (ceeb: string) => void): boolean {
  const [isOver, setOver] = useState(false);
  const onDrop = useEffectEvent(drop);
  useAdapter(({ dropTargetForElements }) => {
    if (!ref.current) return () => {};
    return dropTargetForElements({
      element: ref.current,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        onDrop(String(source.data.ceeb));
      },
    });
  });
  return isOver;
}
