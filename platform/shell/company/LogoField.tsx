import { Check, Trash2 } from 'lucide-react';
import { useShellContext } from '../shellContext.ts';
import { EmptyImage, ImageButton } from './ImageButton.tsx';
import type { ImageDimensions } from './readImage.ts';
import { useImageField } from './useImageField.ts';

interface LogoFieldProps {
  logo: string;
  isRejected: boolean;
  onChange: (logo: string) => void;
}

/** The field for the company's logo. Shows the logo on a checkerboard, with its size and print quality. */
export function LogoField({ logo, isRejected, onChange }: LogoFieldProps) {
  const { t } = useShellContext();
  const { properties, fileName, error: fileError, choose, remove } = useImageField(logo, onChange);
  const error = fileError ?? (isRejected ? 'pictureRefused' : undefined);
  const createLabel = (action: 'upload' | 'replace' | 'removePicture') =>
    `${t(action)}: ${t('logo')}`;
  return (
    <div className="logo-field">
      {logo === '' ? (
        <EmptyImage
          label={createLabel('upload')}
          text={t('upload')}
          onFile={(file) => void choose(file)}
        />
      ) : (
        <span className="image-box checkerboard">
          <img src={logo} alt={t('logo')} />
        </span>
      )}
      <div className="image-details">
        {logo !== '' && <strong>{fileName ?? t('currentPicture')}</strong>}
        {properties && <ImageSummary {...properties} />}
        {error && (
          <span className="field-error" role="alert">
            {t(error)}
          </span>
        )}
      </div>
      {logo !== '' && (
        <div className="image-actions">
          <ImageButton
            label={createLabel('replace')}
            className="button"
            onFile={(file) => void choose(file)}
          >
            {t('replace')}
          </ImageButton>
          <button
            type="button"
            className="icon-button"
            aria-label={createLabel('removePicture')}
            onClick={remove}
          >
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}

function ImageSummary({ width, height, isTransparent, maxSharpCentimeters }: ImageDimensions) {
  const { t } = useShellContext();
  return (
    <>
      <span>
        {t('pixels', { width, height })}
        {isTransparent && ` · ${t('transparent')}`}
      </span>
      {maxSharpCentimeters > 0 && (
        <span className="success">
          <Check size={14} strokeWidth={2} aria-hidden="true" />
          {t('sharpUpTo', { n: maxSharpCentimeters })}
        </span>
      )}
    </>
  );
}
