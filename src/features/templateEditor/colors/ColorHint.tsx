import { Check, CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/controls/Button.tsx';
import styles from './ColorHint.module.css';
import { type ContrastResult, roundContrastRatio } from './checkContrast.ts';
import { messages } from './messages.ts';

interface ColorHintProps {
  id: string;
  contrast: ContrastResult;
  /** Called when the user accepts the suggested legible variant of the colour. */
  onApply: (tone: string) => void;
}

/**
 * A hint with the contrast of a colour. If the contrast is too low, a button replaces the colour by a legible variant.
 */
export function ColorHint({ id, contrast, onApply }: ColorHintProps) {
  const intl = useIntl();
  const formatRatio = (ratio: number, isLow = false) =>
    intl.formatNumber(roundContrastRatio(ratio, isLow), {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  switch (contrast.kind) {
    case 'ok':
      return (
        <Hint look="ok" icon={Check}>
          <span id={id}>
            <FormattedMessage {...messages.ok} values={{ ratio: formatRatio(contrast.ratio) }} />
          </span>
        </Hint>
      );
    case 'adjusted':
      return (
        <Hint look="info" icon={Info}>
          <span id={id}>
            <FormattedMessage
              {...messages.kept}
              values={{ ratio: formatRatio(contrast.ratio, true) }}
            />
          </span>
        </Hint>
      );
    case 'background':
      return (
        <Hint look="info" icon={Info}>
          <span id={id}>
            <FormattedMessage {...messages.night} values={{ ratio: formatRatio(contrast.ratio) }} />
          </span>
        </Hint>
      );
    case 'onArtwork':
      return (
        <Hint look="info" icon={Info}>
          <span id={id}>
            <FormattedMessage {...messages.onArtwork} />
          </span>
        </Hint>
      );
    case 'low': {
      const { ratio, tone, toneRatio } = contrast;
      const values = {
        ratio: formatRatio(ratio, true),
        color: tone,
        legibleRatio: formatRatio(toneRatio),
      };
      return (
        <Hint look="low" icon={TriangleAlert}>
          <span id={id} className={styles.sentence}>
            <FormattedMessage {...messages.low} values={values} />
          </span>
          <Button look="text" aria-describedby={id} onClick={() => onApply(tone)}>
            <FormattedMessage {...messages.use} />
          </Button>
        </Hint>
      );
    }
  }
}

/**
 * The error message about an invalid colour, announced to screen readers. It is shown while the template keeps its last
 * valid colour.
 */
export function InvalidColorHint({ id }: { id: string }) {
  return (
    <Hint look="invalid" icon={CircleAlert}>
      <span id={id} role="alert">
        <FormattedMessage {...messages.invalid} />
      </span>
    </Hint>
  );
}

interface HintProps {
  look: 'ok' | 'info' | 'low' | 'invalid';
  icon: LucideIcon;
  children: ReactNode;
}

function Hint({ look, icon: Icon, children }: HintProps) {
  return (
    <div className={styles.hint} data-look={look}>
      <Icon aria-hidden />
      <span>{children}</span>
    </div>
  );
}
