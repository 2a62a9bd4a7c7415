import {
  listMissingValidatorPrograms,
  type ValidationResults,
} from '../../scripts/validator/validator.ts';

/** Conformance levels with the names of their standards. */
export const levels = [
  ['a3a-ua1', 'PDF/A-3a and PDF/UA-1'],
  ['a4f-ua2', 'PDF/A-4f and PDF/UA-2'],
] as const;

/** Names of the programs that the validator lacks. */
export const missing = listMissingValidatorPrograms();
export const skipReason = `the validator needs ${missing.join(', ')}`;

/** Lists the rules that files break, one line each. */
export function listBrokenRules(
  { breaches }: ValidationResults,
  names: readonly string[],
): string[] {
  return names.flatMap((name) =>
    (breaches.get(name) ?? []).map(({ profile, rule, position, description }) =>
      [name, profile, rule, position, description].join(' | '),
    ),
  );
}
