import type { SafetyRule } from '../classes.ts'

/** Markup, templates, queries, commands and calls: text meant to be executed. */
const CODE: readonly RegExp[] = [
  /<\/?[a-z][a-z0-9]*(?:\s[^<>]{0,400})?\/?>/i,
  /<\/?[a-z][\w-]{2,40}>/i,
  /<[a-z]{1,12}\s[^<>]{0,200}\bon[a-z]{3,20}\s*=/i,
  /\bjavascript\s*:/i,
  /\bdata\s*:\s*text\/html/i,
  /\{\{[^{}]{0,200}\}\}|\$\{[^{}]{0,200}\}|<%[^%]{0,200}%>|\{%[^%]{0,200}%\}/,
  /!?\[[^\][]{0,200}\]\([^()\s]{1,300}(?:\([^()]{0,100}\))?[^()]{0,100}\)/,
  /\b(?:drop|truncate|alter)\s+(?:table|database|schema)\b/i,
  /\bdelete\s+from\s+\w+/i,
  /\bunion\s+(?:all\s+)?select\b/i,
  /\bselect\b[^;]{1,80}\bfrom\s+(?:users?|logs?|accounts?|messages?|notes?|information_schema|pg_|sqlite_)/i,
  /\binsert\s+into\s+\w+|\bupdate\s+\w+\s+set\s+\w+\s*=/i,
  /['"]\s*(?:or|and)\s+['"]?\d+['"]?\s*=\s*['"]?\d+/i,
  /['")]\s*;\s*--|;\s*--\s*["']?\s*$/,
  /\b(?:rm\s+-[rf]{1,2}|sudo\s+(?:su|rm|apt|show|cat|ls|cd|chmod|bash|sh|-\w)|chmod\s+\d|wget\s+http|curl\s+(?:-\w+\s+)?http|cat\s+\/etc|bash\s+-c|powershell|os\.system|subprocess)\b/i,
  /\/etc\/(?:passwd|shadow)|\.\.\/\.\.\/|\bprocess\.env\b|\bconfig\.[A-Z_]{3,}|__import__|\b__proto__\b|\beval\s*\(|\bfetch\s*\(|\bdocument\.(?:cookie|location)|\bonerror\s*=|\balert\s*\(/i,
  /\b(?:GET|POST|PUT|DELETE|PATCH)\s+(?:request\b|\/\w|https?:)/,
  /\b(?:send|make|do|fire|issue|envia|haz|manda|envoie|fais)\w*\s+(?:an?|una?|une?)?\s*(?:get|post|put|delete|http|api)\s+(?:request|call|peticion|petición|solicitud|requ[eê]te|appel)/i,
  /\/api\/\w+/i,
  /\bjndi:|\bldap:\/\/|\bfile:\/\//i,
  /<\|[a-z_]{2,30}\|>|\[\/?INST\]|<<SYS>>|^#{2,}\s*(?:system|instruction|new system)|^[^\S\n]*(?:human|assistant|system)\s*:\s*\S/im,
]

/** Requests to send her data to an address, in three languages. */
const SENT_AWAY =
  /\b(?:e-?mail|send|forward|mail|upload|post|leak|copy|manda|envi[ae]|env[ií]al[oa]|reenv[ií]a|sube|envoie|envoyez|envoyer|transfere|transf[eè]re|transf[eé]rez)\w{0,3}\b.{0,120}?(?:[\w.+-]{1,64}@[\w-]{1,64}\.\w{2,}|https?:\/\/|www\.)/is
/** A link that answers are to contain. */
const LINKED =
  /\b(?:visit|click|link|links|go to|answer|reply|respond|add|include|mention|visita|enlace|haz clic|responde|incluye|a[nñ]ade|recomienda|visitez?|lien|liens|cliquez?|r[eé]ponds|r[eé]pondez|ajoutez?|recommandez?)\b.{0,80}?(?:https?:\/\/|www\.)/is

const BASE64 = /[A-Za-z0-9+/_-]{20,}={0,2}/g
const HEX = /(?:[0-9a-f]{2}[ :]?){12,}/gi
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** Smallest share of letters and spaces for decoded bytes to count as text. */
const TEXT_SHARE = 0.85
const TEXT_LEAST = 10
const LOOKED_AT_MOST = 8

/** Recognises code and encoded text (class I). Nothing in it is executed or repeated. */
export const CODE_RULE: SafetyRule = ({ raw }) => {
  const found = { class: 'I', isNow: false, about: 'self', isDenied: false, language: 'en' } as const
  if (CODE.some((sign) => sign.test(raw))) return [{ ...found, cause: 'code' }]
  if (SENT_AWAY.test(raw)) return [{ ...found, cause: 'data' }]
  if (LINKED.test(raw)) return [{ ...found, cause: 'rules' }]
  return isEncoded(raw) ? [{ ...found, cause: 'encoded' }] : []
}

function isEncoded(raw: string): boolean {
  const pieces = [...raw.matchAll(BASE64)].slice(0, LOOKED_AT_MOST).map(([piece]) => fromBase64(piece))
  const pairs = [...raw.matchAll(HEX)].slice(0, LOOKED_AT_MOST).map(([piece]) => fromHex(piece))
  return [...pieces, ...pairs].some(isText)
}

function isText(decoded: string): boolean {
  if (decoded.length < TEXT_LEAST) return false
  const readable = decoded.replaceAll(/[^a-zA-Z ]/g, '').length
  return readable / decoded.length >= TEXT_SHARE && decoded.includes(' ')
}

/** The bytes of a base64 text as characters; invalid input yields arbitrary characters. */
function fromBase64(text: string): string {
  let bits = 0
  let held = 0
  let decoded = ''
  for (const letter of text.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', '')) {
    held = (held << 6) | LETTERS.indexOf(letter)
    bits += 6
    if (bits < 8) continue
    bits -= 8
    decoded += String.fromCharCode((held >> bits) & 0xff)
    held &= (1 << bits) - 1
  }
  return decoded
}

function fromHex(text: string): string {
  const digits = text.replaceAll(/[ :]/g, '')
  return Array.from({ length: Math.floor(digits.length / 2) }, (_, place) =>
    String.fromCharCode(Number.parseInt(digits.slice(place * 2, place * 2 + 2), 16)),
  ).join('')
}
