/**
 * Signs as PAdES B-B with a key and certificates of a PKCS#12 file (RSA or elliptic curve, encrypted as OpenSSL 3 does).
 * An example for `--sign`: copy it, and replace the key by calls to your own key store. Needs `npm install pkijs asn1js`.
 */
import { createHash, createPrivateKey, webcrypto, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';

const sha256 = 'SHA-256';
const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  shroudedKey: '1.2.840.113549.1.12.10.1.2',
  certificate: '1.2.840.113549.1.12.10.1.3',
};
const curves = { prime256v1: 'P-256', secp384r1: 'P-384', secp521r1: 'P-521' };

pkijs.setEngine('node', new pkijs.CryptoEngine({ name: 'node', crypto: webcrypto }));

/**
 * Creates a signer from a PKCS#12 file.
 * @param path path of the file
 * @param passphrase passphrase of the file
 * @returns the function for `--sign` and `writeCertificates({ sign })`
 */
export async function createPadesSigner(path, passphrase) {
  const { key, certificates } = await readPkcs12(readFileSync(path), passphrase);
  const [ownCertificate] = certificates;
  return async (coveredBytes) => {
    const signerInfo = new pkijs.SignerInfo({
      version: 1,
      sid: new pkijs.IssuerAndSerialNumber({
        issuer: ownCertificate.issuer,
        serialNumber: ownCertificate.serialNumber,
      }),
      signedAttrs: new pkijs.SignedAndUnsignedAttributes({
        type: 0,
        attributes: createSignedAttributes(coveredBytes, ownCertificate),
      }),
    });
    const signature = new pkijs.SignedData({
      version: 1,
      encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: oids.data }),
      certificates,
      signerInfos: [signerInfo],
    });
    await signature.sign(key, 0, sha256);
    const content = signature.toSchema(true);
    const cms = new pkijs.ContentInfo({ contentType: oids.signedData, content });
    return new Uint8Array(cms.toSchema().toBER());
  };
}

/** Creates the signed attributes, in DER order. PAdES forbids a signing time here: the PDF contains it. */
function createSignedAttributes(coveredBytes, certificate) {
  const createHashString = (bytes) =>
    new asn1js.OctetString({
      valueHex: new Uint8Array(createHash('sha256').update(bytes).digest()).buffer,
    });
  const createSequence = (...value) => new asn1js.Sequence({ value });
  const createAttribute = (type, value) => new pkijs.Attribute({ type, values: [value] });
  // SigningCertificateV2 is a sequence of a sequence of identifiers, each a sequence with the hash.
  const signingCertificate = createSequence(
    createSequence(createSequence(createHashString(encodeAsDer(certificate)))),
  );
  return [
    createAttribute(oids.contentType, new asn1js.ObjectIdentifier({ value: oids.data })),
    createAttribute(oids.messageDigest, createHashString(coveredBytes)),
    createAttribute(oids.signingCertificateV2, signingCertificate),
  ];
}

/** Reads the key, and the certificates with that of the key first. */
async function readPkcs12(file, passphrase) {
  const password = new TextEncoder().encode(passphrase).buffer;
  const pfx = pkijs.PFX.fromBER(file);
  await pfx.parseInternalValues({ password, checkIntegrity: true });
  const safe = pfx.parsedValue.authenticatedSafe;
  await safe.parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password })) });
  const bags = safe.parsedValue.safeContents.flatMap(({ value }) => value.safeBags);
  const listValues = (oid) =>
    bags.filter(({ bagId }) => bagId === oid).map(({ bagValue }) => bagValue);
  const [encryptedKey] = listValues(oids.shroudedKey);
  if (!encryptedKey) throw new Error('The PKCS#12 file has no encrypted key.');
  await encryptedKey.parseInternalValues({ password });
  const pkcs8 = Buffer.from(encryptedKey.parsedValue.toSchema().toBER());
  const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  const certificates = listValues(oids.certificate).map(({ parsedValue }) => parsedValue);
  const ownCertificate = certificates.find((certificate) =>
    new X509Certificate(encodeAsDer(certificate)).checkPrivateKey(key),
  );
  if (!ownCertificate) throw new Error('The PKCS#12 file has no certificate of its key.');
  return {
    key: await webcrypto.subtle.importKey('pkcs8', pkcs8, getAlgorithm(key), false, ['sign']),
    certificates: [
      ownCertificate,
      ...certificates.filter((certificate) => certificate !== ownCertificate),
    ],
  };
}

const encodeAsDer = (certificate) => new Uint8Array(certificate.toSchema().toBER());

function getAlgorithm({ asymmetricKeyType, asymmetricKeyDetails }) {
  const namedCurve = curves[asymmetricKeyDetails.namedCurve];
  return asymmetricKeyType === 'ec'
    ? { name: 'ECDSA', namedCurve }
    : { name: 'RSASSA-PKCS1-v1_5', hash: sha256 };
}
