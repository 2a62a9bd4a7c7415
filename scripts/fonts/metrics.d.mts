import type { Font } from 'fontkit';
import type { FaceMetrics } from '#rendering/fonts/fontMetrics.ts';

export function kerningBetween(font: Font, left: number, right: number): number;
export function metricsOf(font: Font): FaceMetrics;
