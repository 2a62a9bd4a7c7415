// @texts part:templates
import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  title: {
    id: 'areas.title',
    defaultMessage: 'Custom areas',
    description: 'Heading of the texts of a template',
  },
  tip: {
    id: 'areas.tip',
    defaultMessage:
      'Custom texts must be filled in all languages (pt, en, es). If a language is left blank, learners viewing in that language will not see the additional information.',
    description: 'Under the heading of the texts of a template',
  },
  languages: {
    id: 'areas.languages',
    defaultMessage: 'Language of the texts',
    description: 'Name of the language tabs; heard, not seen',
  },
  headerPlaceholder: {
    id: 'areas.ph.header',
    defaultMessage: 'Information that will appear in the certificate header',
    description: 'In the empty field',
  },
  centerPlaceholder: {
    id: 'areas.ph.center',
    defaultMessage: 'Information that will appear in the certificate center',
    description: 'In the empty field',
  },
  footerPlaceholder: {
    id: 'areas.ph.footer',
    defaultMessage: 'Information that will appear in the certificate footer',
    description: 'In the empty field',
  },
  add: {
    id: 'field.add',
    defaultMessage: 'Add a registered data',
    description: 'Button that opens the list of fields to put into a text',
  },
  search: {
    id: 'field.search',
    defaultMessage: 'Search registered data...',
    description: 'Placeholder and label of the search of that list',
  },
  none: {
    id: 'field.none',
    defaultMessage: 'No results found',
    description: 'When the search finds no field',
  },
  user: { id: 'field.user', defaultMessage: 'User', description: 'Group of fields' },
  mission: { id: 'field.mission', defaultMessage: 'Mission', description: 'Group of fields' },
  company: { id: 'field.company', defaultMessage: 'Company', description: 'Group of fields' },
  userName: { id: 'field.user.name', defaultMessage: 'Name', description: 'Field: of the learner' },
  userEmail: {
    id: 'field.user.email',
    defaultMessage: 'E-mail',
    description: 'Field: of the learner',
  },
  missionName: {
    id: 'field.mission.name',
    defaultMessage: 'Mission name',
    description: 'Field: name of the mission or content',
  },
  missionWorkload: {
    id: 'field.mission.workload',
    defaultMessage: 'Workload',
    description: 'Field: of the mission or content',
  },
  missionCompleted: {
    id: 'field.mission.completed',
    defaultMessage: 'Completion date',
    description: 'Field: of the mission or content',
  },
  missionGrade: {
    id: 'field.mission.grade',
    defaultMessage: 'Grade',
    description: 'Field: of the mission or content',
  },
  missionEnrollment: {
    id: 'field.mission.enrollment',
    defaultMessage: 'Enrollment',
    description: 'Field: identifier of the enrollment in the mission',
  },
  companyName: {
    id: 'field.company.name',
    defaultMessage: 'Company name',
    description: 'Field: of the company that issues the certificate',
  },
  private: {
    id: 'field.private',
    defaultMessage:
      'E-mail, company attributes and enrollment can be read by whoever has the link of a certificate.',
    description: 'Under a text that names such a field',
  },
  failed: {
    id: 'field.failed',
    defaultMessage: 'The company attributes could not be loaded.',
    description: 'In the list of fields; a Try again button follows',
  },
  removeGone: {
    id: 'field.gone.remove',
    defaultMessage: 'Remove',
    description: 'Button that takes a field that no longer exists out of the text',
  },
  full: {
    id: 'counter.full',
    defaultMessage: 'The text is at its longest.',
    description: 'Announced when what is typed or pasted does not fit',
  },
});

/** Texts of the custom areas of a template. */
export const messages = {
  ...plain,
  gone: defineMessage<{ name: string }>({
    id: 'field.gone',
    defaultMessage: '“{name}” no longer exists and will be empty on the certificate.',
    description: 'Under a text that names a field which the company does not have',
  }),
  counter: defineMessage<{ count: number; most: number }>({
    id: 'counter.sr',
    defaultMessage: '{count} of {most} characters',
    description: 'Length of a text, for someone who listens',
  }),
  counterShort: defineMessage<{ count: number; most: number }>({
    id: 'counter',
    defaultMessage: '{count}/{most}',
    description: 'Length of a text, seen',
  }),
  addTo: defineMessage<{ area: string }>({
    id: 'field.addTo',
    defaultMessage: 'Add a registered data: {area}',
    description: 'Names the button for someone who listens; area is Header, Center or Footer',
  }),
};
