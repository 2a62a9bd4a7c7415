/**
 * Letters of names in Azerbaijani and in languages of Africa that few fonts have, and their capitals. Of the title fonts,
 * only that of Greek has all of them.
 */
export const africanLetters = 'ɑɓɔɖɗəɛɠɣɨɩɪɲɵʃʈʉʊʋʌʒʔʾʿƁƆƉƊƎƏƐƔƖƗƘƙƝƟƱƲƳƴǝɁɄɅ';
