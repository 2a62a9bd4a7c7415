import { useCallback, useEffect, useRef, useState } from 'react';
import { retryImport } from '#runtime/retryImport.ts';
import { RejectedImageError, type ImageRejection } from '#rendering/images/imageLimits.ts';

const loadReader = () =>
  retryImport(
    () => import(/* webpackChunkName: "editor-tools" */ '#rendering/images/importImage.ts'),
  );

/** An image that was read from a file. */
export interface LoadedImage {
  fileName: string;
  dataUrl: string;
}

/** A file that cannot be used as an image. */
export interface RejectedFile {
  fileName: string;
  rejection: ImageRejection;
}

interface ReaderState {
  isReading: boolean;
  rejectedFile?: RejectedFile;
}

const idleState: ReaderState = { isReading: false };

/** Reads the image files that the user chooses. A new file cancels reading the previous one. */
export function useImageReader(maxBytes: number, onRead: (image: LoadedImage) => void) {
  const [state, setState] = useState(idleState);
  const abortControllerRef = useRef<AbortController>(undefined);

  /** Cancels reading and clears a rejected file. */
  const cancel = useCallback(() => {
    abortControllerRef.current?.abort();
    setState(idleState);
  }, []);
  useEffect(() => () => abortControllerRef.current?.abort(), []);

  const readFile = (file: File) => {
    cancel();
    const { signal } = (abortControllerRef.current = new AbortController());
    setState({ isReading: true });
    const readImage = async () => (await loadReader()).importImage(file, maxBytes, signal);
    readImage().then(
      (dataUrl) => {
        if (signal.aborted) return;
        setState(idleState);
        onRead({ fileName: file.name, dataUrl });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        const rejection: ImageRejection =
          error instanceof RejectedImageError ? error.rejection : { reason: 'damaged' };
        setState({ isReading: false, rejectedFile: { fileName: file.name, rejection } });
      },
    );
  };
  return { ...state, readFile, cancel };
}
