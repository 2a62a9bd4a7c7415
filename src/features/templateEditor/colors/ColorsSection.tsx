import { memo, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { parseHexColor } from '#domain/color/oklch.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';
import type { CertificateDesign } from '#rendering/design.ts';
import { selectBrandColor } from '#session/sessionSlice.ts';
import type { ChangeTemplate } from '../templateChange.ts';
import { ColorField } from './ColorField.tsx';
import styles from './ColorsSection.module.css';
import { checkContrast } from './checkContrast.ts';
import { messages } from './messages.ts';
import { suggestColors } from './suggestColors.ts';

const roles = ['title', 'content'] as const;

interface ColorsSectionProps extends Pick<CertificateTemplate, 'layout' | 'colors'> {
  hasImage: boolean;
  change: ChangeTemplate;
}

/**
 * The form section of the colours (docs/behaviour.md, Colors). Shows the contrast of each colour but never changes a
 * colour without a click. Memoized: typing in other sections does not render this one.
 */
export const ColorsSection = memo(function ColorsSection(props: ColorsSectionProps) {
  const { layout, colors, hasImage, change } = props;
  const headingId = useId();
  const brandColor = parseHexColor(useSelector(selectBrandColor));
  const design: CertificateDesign = {
    layout,
    titleColor: `#${colors.title}`,
    contentColor: `#${colors.content}`,
    // For the contrast it only matters whether there is an image.
    backgroundImage: hasImage ? { url: '', width: 1, height: 1 } : undefined,
  };
  const suggestions = suggestColors(brandColor, design.titleColor, design.contentColor);
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
            brandColor={brandColor}
            contrast={checkContrast(design, role)}
            suggestions={suggestions}
            onChange={(color, isMoving) => {
              const stepName = isMoving ? `color:${role}` : undefined;
              change({ colors: { ...colors, [role]: color } }, stepName);
            }}
          />
        ))}
      </div>
    </section>
  );
});
