import { useCallback, useEffect, useRef, useState } from 'react';
import { retryingImport } from '#i18n/retryingImport.ts';
import { PictureRefused, type Refusal } from '#rendering/picture/pictureLimits.ts';

const loadReader = () =>
  retryingImport(
    () => import(/* webpackChunkName: "editor-picture" */ '#rendering/picture/readPicture.ts'),
  );

/** A picture that was taken, by the name of the file it came from. */
export interface TakenPicture {
  fileName: string;
  dataUrl: string;
}

/** What stands in the way of the file chosen last. */
export interface RefusedFile {
  fileName: string;
  refusal: Refusal;
}

interface State {
  isReading: boolean;
  refused?: RefusedFile;
}

const idle: State = { isReading: false };

/** Reads the files that are chosen; only the last one counts. */
export function useIntake(maxBytes: number, onTaken: (picture: TakenPicture) => void) {
  const [state, setState] = useState(idle);
  const underWay = useRef<AbortController>(undefined);

  /** Forgets what is being read and what was refused. */
  const cancel = useCallback(() => {
    underWay.current?.abort();
    setState(idle);
  }, []);
  useEffect(() => () => underWay.current?.abort(), []);

  const take = (file: File) => {
    cancel();
    const { signal } = (underWay.current = new AbortController());
    setState({ isReading: true });
    const read = async () => (await loadReader()).readPicture(file, maxBytes, signal);
    read().then(
      (dataUrl) => {
        if (signal.aborted) return;
        setState(idle);
        onTaken({ fileName: file.name, dataUrl });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        const refusal: Refusal =
          error instanceof PictureRefused ? error.refusal : { reason: 'damaged' };
        setState({ isReading: false, refused: { fileName: file.name, refusal } });
      },
    );
  };
  return { ...state, take, cancel };
}
