import { Check, Trash2 } from 'lucide-react';
import { useShell } from '../shellContext.ts';
import { EmptyPicture, PictureButton } from './PictureButton.tsx';
import type { PictureFacts } from './readPicture.ts';
import { usePicture } from './usePicture.ts';

interface LogoFieldProps {
  logo: string;
  isRefused: boolean;
  onChange: (logo: string) => void;
}

/** The logo on a chequer, with what it is good for. */
export function LogoField({ logo, isRefused, onChange }: LogoFieldProps) {
  const { t } = useShell();
  const { facts, fileName, refused, choose, remove } = usePicture(logo, onChange);
  const error = refused ?? (isRefused ? 'pictureRefused' : undefined);
  const labelled = (action: 'upload' | 'replace' | 'removePicture') => `${t(action)}: ${t('logo')}`;
  return (
    <div className="logo-field">
      {logo === '' ? (
        <EmptyPicture
          label={labelled('upload')}
          text={t('upload')}
          onFile={(file) => void choose(file)}
        />
      ) : (
        <span className="picture chequer">
          <img src={logo} alt={t('logo')} />
        </span>
      )}
      <div className="picture-text">
        {logo !== '' && <strong>{fileName ?? t('currentPicture')}</strong>}
        {facts && <Facts facts={facts} />}
        {error && (
          <span className="field-error" role="alert">
            {t(error)}
          </span>
        )}
      </div>
      {logo !== '' && (
        <div className="picture-actions">
          <PictureButton
            label={labelled('replace')}
            className="button"
            onFile={(file) => void choose(file)}
          >
            {t('replace')}
          </PictureButton>
          <button
            type="button"
            className="icon-button"
            aria-label={labelled('removePicture')}
            onClick={remove}
          >
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}

function Facts({ facts }: { facts: PictureFacts }) {
  const { t } = useShell();
  const { width, height, isTransparent, sharpCentimetres } = facts;
  return (
    <>
      <span>
        {t('pixels', { width, height })}
        {isTransparent && ` · ${t('transparent')}`}
      </span>
      {sharpCentimetres > 0 && (
        <span className="sharp">
          <Check size={14} strokeWidth={2} aria-hidden="true" />
          {t('sharpUpTo', { n: sharpCentimetres })}
        </span>
      )}
    </>
  );
}
