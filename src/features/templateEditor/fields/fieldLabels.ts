import { defineMessages } from 'react-intl';
import type { BuiltInField } from '#domain/certificate/registeredFields.ts';

/** Names of the registered fields that every company has, by field key. */
export const fieldLabels = defineMessages<BuiltInField>({
  'user.name': {
    id: 'field.user.name',
    defaultMessage: 'Name',
    description: 'Field: of the learner',
  },
  'user.email': {
    id: 'field.user.email',
    defaultMessage: 'E-mail',
    description: 'Field: of the learner',
  },
  'mission.name': {
    id: 'field.mission.name',
    defaultMessage: 'Mission name',
    description: 'Field: name of the mission or content',
  },
  'mission.workload': {
    id: 'field.mission.workload',
    defaultMessage: 'Workload',
    description: 'Field: of the mission or content',
  },
  'mission.completed_at': {
    id: 'field.mission.completed',
    defaultMessage: 'Completion date',
    description: 'Field: of the mission or content',
  },
  'mission.grade': {
    id: 'field.mission.grade',
    defaultMessage: 'Grade',
    description: 'Field: of the mission or content',
  },
  'mission.enrollment_id': {
    id: 'field.mission.enrollment',
    defaultMessage: 'Enrollment',
    description: 'Field: identifier of the enrollment in the mission',
  },
  'company.name': {
    id: 'field.company.name',
    defaultMessage: 'Company name',
    description: 'Field: of the company that issues the certificate',
  },
});
