import { hasCroppedImage, resetCropForLayout } from './croppedImage.ts';
import { centerPoint } from './focalPoint.ts';
import { createDefaultTemplate, getBackgroundImageUrl } from './template.ts';

const cropped = {
  ...createDefaultTemplate(),
  backgroundImage: '/part.jpg',
  rawImage: '/whole.jpg',
};

test('resetCropForLayout keeps a crop of the same layout and centers the original for another one', () => {
  expect(resetCropForLayout(cropped, 'Layout1')).toBe(cropped);
  const result = resetCropForLayout({ ...cropped, layout: 'Layout2' }, 'Layout1');
  expect(result.focalPoint).toEqual(centerPoint);
  expect(getBackgroundImageUrl(result)).toBe('/whole.jpg');
});

test('resetCropForLayout keeps a chosen focal point for every layout', () => {
  const template = { ...cropped, layout: 'Layout2', focalPoint: { x: 0.2, y: 0.3 } } as const;
  expect(resetCropForLayout(template, 'Layout1')).toBe(template);
});

test.each([
  ['no image', '', ''],
  ['an image that was not cropped', '/whole.jpg', '/whole.jpg'],
  ['a new image', '', 'data:image/jpeg;base64,AA'],
  ['a crop without its original', '/part.jpg', ''],
])('hasCroppedImage is false for %s', (_name, backgroundImage, rawImage) => {
  const template = { ...cropped, backgroundImage, rawImage, layout: 'Layout2' } as const;
  expect(hasCroppedImage(template)).toBe(false);
  expect(resetCropForLayout(template, 'Layout1')).toBe(template);
});
