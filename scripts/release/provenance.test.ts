import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { createBillOfMaterials } from './provenance.ts';

test('creates a bill of materials that is valid by the schema of CycloneDX 1.6', async () => {
  const folders = ['react', '@reduxjs/toolkit', 'valibot'].map((name) => `node_modules/${name}`);
  const bill = createBillOfMaterials(
    folders,
    { version: '1.1.0', license: 'MIT' },
    { time: '2027-01-20T10:00:00.000Z', hash: '0123456789abcdef'.repeat(4) },
  );
  const text = JSON.stringify(bill);
  expect(text).toContain('pkg:npm/%40reduxjs/toolkit@');
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  expect(await validator.validate(text)).toBeNull();
  expect(await validator.validate(text.replace('"library"', '"nothing"'))).not.toBeNull();
});
