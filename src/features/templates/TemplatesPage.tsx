import { FormattedMessage } from 'react-intl';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { Kit } from '#ui/kit/Kit.tsx';

/** "Manage templates" (Spec §2). */
export function TemplatesPage() {
  return (
    <Kit>
      <h1>
        <FormattedMessage {...sharedMessages.templatesTitle} />
      </h1>
    </Kit>
  );
}
