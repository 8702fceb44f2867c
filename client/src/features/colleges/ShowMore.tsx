import { Button } from '@blueprintjs/core';
import { useEffect, useRef } from 'react';
import { Stack } from '../../shared/layout/layout';
import { t } from './en';
import styles from './colleges.module.css';

export function ShowMore({ loading, onShow }: { loading: boolean; onShow: () => unknown }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (loading || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) onShow();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  });
  return (
    <Stack rule="top" pad={3} ref={place} className={styles.more}>
      <Button text={t.catalogue.showMore} loading={loading} onClick={onShow} />
    </Stack>
  );
}
