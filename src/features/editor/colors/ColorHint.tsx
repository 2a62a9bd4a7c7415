import { Check, CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/controls/Button.tsx';
import styles from './ColorHint.module.css';
import { type Judgement, shownRatio } from './contrast.ts';
import { messages } from './messages.ts';

interface ColorHintProps {
  id: string;
  judgement: Judgement;
  /** Takes the legible tone. */
  onUse: (tone: string) => void;
}

/** How well a colour reads, with the remedy when it does not. */
export function ColorHint({ id, judgement, onUse }: ColorHintProps) {
  const intl = useIntl();
  const say = (ratio: number, isLow = false) =>
    intl.formatNumber(shownRatio(ratio, isLow), {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  switch (judgement.kind) {
    case 'ok':
      return (
        <Hint look="ok" icon={Check}>
          <span id={id}>
            <FormattedMessage {...messages.ok} values={{ ratio: say(judgement.ratio) }} />
          </span>
        </Hint>
      );
    case 'kept':
      return (
        <Hint look="ground" icon={Info}>
          <span id={id}>
            <FormattedMessage {...messages.kept} values={{ ratio: say(judgement.ratio, true) }} />
          </span>
        </Hint>
      );
    case 'ground':
      return (
        <Hint look="ground" icon={Info}>
          <span id={id}>
            <FormattedMessage {...messages.night} values={{ ratio: say(judgement.ratio) }} />
          </span>
        </Hint>
      );
    case 'onArtwork':
      return (
        <Hint look="ground" icon={Info}>
          <span id={id}>
            <FormattedMessage {...messages.onArtwork} />
          </span>
        </Hint>
      );
    case 'low': {
      const { ratio, tone, toneRatio } = judgement;
      const values = { ratio: say(ratio, true), color: tone, legibleRatio: say(toneRatio) };
      return (
        <Hint look="low" icon={TriangleAlert}>
          <span id={id} className={styles.sentence}>
            <FormattedMessage {...messages.low} values={values} />
          </span>
          <Button look="text" aria-describedby={id} onClick={() => onUse(tone)}>
            <FormattedMessage {...messages.use} />
          </Button>
        </Hint>
      );
    }
  }
}

/** Said at once: the template keeps the colour it had. */
export function InvalidHint({ id }: { id: string }) {
  return (
    <Hint look="invalid" icon={CircleAlert}>
      <span id={id} role="alert">
        <FormattedMessage {...messages.invalid} />
      </span>
    </Hint>
  );
}

interface HintProps {
  look: 'ok' | 'ground' | 'low' | 'invalid';
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
