import { memo, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { parseHex } from '#model/color/oklch.ts';
import type { CertificateTemplate } from '#model/template/template.ts';
import type { CertificateDesign } from '#rendering/design.ts';
import { selectBranding } from '#session/sessionSlice.ts';
import type { Change } from '../draft.ts';
import { ColorField } from './ColorField.tsx';
import styles from './ColorsSection.module.css';
import { judgeColor } from './contrast.ts';
import { messages } from './messages.ts';
import { suggestedColors } from './suggestedColors.ts';

const roles = ['title', 'content'] as const;

interface ColorsSectionProps extends Pick<CertificateTemplate, 'layout' | 'colors'> {
  hasImage: boolean;
  change: Change;
}

/**
 * “Colors” (docs/behaviour.md, Colors). Says how well each reads and never changes one by itself. Text that is typed
 * elsewhere does not render them anew.
 */
export const ColorsSection = memo(function ColorsSection(props: ColorsSectionProps) {
  const { layout, colors, hasImage, change } = props;
  const headingId = useId();
  const brand = parseHex(useSelector(selectBranding));
  const design: CertificateDesign = {
    layout,
    titleColor: `#${colors.title}`,
    contentColor: `#${colors.content}`,
    // Only whether there is a picture matters to colours.
    background: hasImage ? { url: '', width: 1, height: 1 } : undefined,
  };
  const suggestions = suggestedColors(brand, design.titleColor, design.contentColor);
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <FormattedMessage {...messages.section} />
      </h2>
      <div className={styles.fields}>
        {roles.map((role) => (
          <ColorField
            key={role}
            label={messages[role]}
            color={colors[role]}
            brand={brand}
            judgement={judgeColor(design, role)}
            suggestions={suggestions}
            onChange={(color, isMoving) => {
              const step = isMoving ? `color:${role}` : undefined;
              change({ colors: { ...colors, [role]: color } }, step);
            }}
          />
        ))}
      </div>
    </section>
  );
});
