const firstSlots = 1 << 12;

/** Tells what comes a second time: by fingerprints, at most 32 bytes each, where a set of a million texts would take 100 MB. */
export class SeenIds {
  private slots = new BigUint64Array(firstSlots);
  private count = 0;

  /** @returns whether it was there already */
  has(fingerprint: bigint): boolean {
    // An empty slot is 0.
    const value = fingerprint || 1n;
    const slot = slotOf(this.slots, value);
    if (this.slots[slot] === value) return true;
    this.slots[slot] = value;
    this.count++;
    if (this.count * 2 > this.slots.length) this.grow();
    return false;
  }

  private grow(): void {
    const wider = new BigUint64Array(this.slots.length * 2);
    for (const value of this.slots) if (value !== 0n) wider[slotOf(wider, value)] = value;
    this.slots = wider;
  }
}

/** Where the value is, or may be put. There is always an empty slot. */
function slotOf(slots: BigUint64Array, value: bigint): number {
  const mask = slots.length - 1;
  let slot = Number(value & BigInt(mask));
  while (slots[slot] !== 0n && slots[slot] !== value) slot = (slot + 1) & mask;
  return slot;
}
