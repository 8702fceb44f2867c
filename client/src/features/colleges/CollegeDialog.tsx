import { Dialog, DialogBody } from '@blueprintjs/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { lazy, Suspense, useState } from 'react';
import { useCollegeQuery } from '../../domain/colleges/colleges.api';
import { Loaded } from '../../shared/list/Loaded';
import { Loading } from '../../shared/list/States';
import { useCollegesAddress } from './address';
import { t } from './en';
import styles from './CollegeDialog.module.css';

const CollegeFacts = lazy(() => import('./CollegeFacts'));

/** All that is known of the college that the address names. */
export function CollegeDialog() {
  const { open, closeCollege } = useCollegesAddress();
  // Outlives the closing, so that the text does not vanish while it fades.
  const [shown, setShown] = useState(open);
  if (open && open !== shown) setShown(open);
  const query = useCollegeQuery(shown ?? skipToken);
  return (
    <Dialog
      isOpen={open !== null}
      title={query.currentData?.attributes.name ?? t.college.title}
      onClose={closeCollege}
      onClosed={() => setShown(null)}
      className={styles.dialog}
    >
      <DialogBody>
        <div className={styles.body}>
          <Loaded query={query} what={t.college.what} rows={10}>
            {(college) => (
              <Suspense fallback={<Loading what={t.college.what} rows={10} />}>
                <CollegeFacts college={college} />
              </Suspense>
            )}
          </Loaded>
        </div>
      </DialogBody>
    </Dialog>
  );
}
