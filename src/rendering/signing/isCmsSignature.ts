/** Tags of DER values (ITU-T X.690, 8.1.2) that a CMS signature contains. */
const tags = { integer: 0x02, objectId: 0x06, sequence: 0x30, set: 0x31, explicit: 0xa0 };

/** Object id of signed data (RFC 5652, 5.1): 1.2.840.113549.1.7.2. */
const signedDataId = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02];

/** A value in DER: its tag, and the offsets of its contents. */
interface DerValue {
  tag: number;
  start: number;
  end: number;
}

/**
 * Returns whether bytes are a CMS signature (RFC 5652) in DER, followed by nothing but zeros: signed data with at least one
 * signer. Does not check whether the signature is valid.
 */
export function isCmsSignature(bytes: Uint8Array): boolean {
  const [contentInfo] = parseValues(bytes, 0, bytes.length, 1);
  if (contentInfo?.tag !== tags.sequence) return false;
  if (bytes.subarray(contentInfo.end).some((byte) => byte !== 0)) return false;
  const [id, content] = parseContents(bytes, contentInfo);
  if (id?.tag !== tags.objectId || content?.tag !== tags.explicit) return false;
  const isSignedData =
    id.end - id.start === signedDataId.length &&
    signedDataId.every((byte, index) => byte === bytes[id.start + index]);
  const [signedData] = parseContents(bytes, content);
  if (!isSignedData || signedData?.tag !== tags.sequence) return false;
  const parts = parseContents(bytes, signedData);
  const signers = parts.at(-1);
  return (
    parts[0]?.tag === tags.integer &&
    parts[1]?.tag === tags.set &&
    signers?.tag === tags.set &&
    parseContents(bytes, signers)[0]?.tag === tags.sequence
  );
}

const parseContents = (bytes: Uint8Array, { start, end }: DerValue): DerValue[] =>
  parseValues(bytes, start, end);

/** Parses the values between two offsets. Returns an empty array if they do not end there. */
function parseValues(bytes: Uint8Array, start: number, end: number, maxCount = 20): DerValue[] {
  const values: DerValue[] = [];
  for (let offset = start; offset < end && values.length < maxCount;) {
    const tag = bytes[offset] ?? 0;
    const first = bytes[offset + 1] ?? 0;
    // A first byte above 128 says how many bytes of the length follow.
    const lengthSize = first > 0x80 ? first - 0x80 : 0;
    if (lengthSize > 4) return [];
    let length = lengthSize === 0 ? first : 0;
    for (let index = 0; index < lengthSize; index++)
      length = length * 256 + (bytes[offset + 2 + index] ?? 0);
    const valueStart = offset + 2 + lengthSize;
    offset = valueStart + length;
    if (offset > end) return [];
    values.push({ tag, start: valueStart, end: offset });
  }
  return values;
}
