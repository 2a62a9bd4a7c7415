export * from '../../engine.ts';
