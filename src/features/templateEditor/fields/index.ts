export { FieldPicker } from './deferred.tsx';
export { FieldChip } from './FieldChip.tsx';
export { FieldHints } from './FieldHints.tsx';
export { messages as fieldsMessages } from './messages.ts';
export {
  isKnownField,
  type RegisteredField,
  type RegisteredFields,
  useRegisteredFields,
} from './useRegisteredFields.ts';
