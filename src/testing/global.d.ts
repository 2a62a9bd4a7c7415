declare global {
  var endPlatform: (() => Promise<void>) | undefined;
}

export {};
