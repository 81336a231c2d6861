/** The help lines of lara.md §4, as data. A line is shown only once somebody has read its number in the named source. */
import type { Language, Region, Speaker } from '../rules/speech.ts'

/** What a line is there for. */
export type HelpKind = 'emergency' | 'crisis' | 'abuse' | 'advice'

/** One line. `audience` is who is sent there, everybody when absent; `region` null is anywhere. `verified_on` is null until somebody has read it. */
export type KnownLine = {
  readonly id: string
  readonly kind: HelpKind
  readonly region: Region | null
  readonly audience: Speaker | null
  readonly name: string
  readonly what: Readonly<Record<Language, string>>
  readonly phone: string | null
  readonly sms: { readonly number: string; readonly body: string } | null
  readonly url: string | null
  readonly source: string
  readonly verified_on: string | null
}

const READ = '2026-11-21'
const READ_EU = '2026-11-23'
const AMBULANCE = {
  en: 'Emergency: ambulance, police and fire service',
  es: 'Emergencias: ambulancia, policía y bomberos',
  fr: 'Urgences : ambulance, police et pompiers',
}
const CRISIS_CALL_TEXT = {
  en: 'Crisis and suicide line. Call or text.',
  es: 'Línea de crisis y de prevención del suicidio. Puedes llamar o escribir.',
  fr: 'Ligne de crise et de prévention du suicide. Par appel ou par texto.',
}
const CRISIS_CALL = {
  en: 'Someone to talk to when it gets too much. By phone.',
  es: 'Alguien con quien hablar cuando no puedes más. Por teléfono.',
  fr: 'Quelqu’un à qui parler quand c’est trop lourd. Par téléphone.',
}
const CRISIS_TEXT = {
  en: 'For those who would rather write: a crisis line by text.',
  es: 'Si prefieres escribir: línea de crisis por mensaje.',
  fr: 'Si vous préférez écrire : une ligne de crise par texto.',
}
const ABUSE_CALL = {
  en: 'For anyone who is hurt, controlled or frightened at home.',
  es: 'Para quien sufre golpes, control o miedo en casa.',
  fr: 'Pour toute personne frappée, contrôlée ou effrayée chez elle.',
}
const HEALTH_ADVICE = {
  en: 'Health advice by phone when it is not an emergency.',
  es: 'Consejo de salud por teléfono cuando no es una emergencia.',
  fr: 'Conseils de santé par téléphone, hors urgence.',
}
const MEN = {
  en: 'For men: talk about fear, anger or fights at home.',
  es: 'Para hombres: hablar de miedo, rabia o peleas en casa.',
  fr: 'Pour les hommes : parler de peur, de colère ou de disputes à la maison.',
}

/** All lines, in the order in which they are shown. */
export const HELP_LINES: readonly KnownLine[] = [
  line('us-emergency', 'emergency', 'US', '911', AMBULANCE, '911', 'FCC: 911 and E911 services', READ),
  line('ca-emergency', 'emergency', 'CA', '911', AMBULANCE, '911', 'CRTC: 9-1-1 services', READ),
  line('uk-emergency', 'emergency', 'UK', '999', AMBULANCE, '999', 'NHS: when to call 999', READ),
  line(
    'eu-emergency',
    'emergency',
    'EU',
    '112',
    AMBULANCE,
    '112',
    'European Commission: 112, the single European emergency number',
    READ_EU,
  ),
  line('au-emergency', 'emergency', 'AU', 'Triple Zero', AMBULANCE, '000', 'Triple Zero (000), Australian Government', READ),

  {
    ...line(
      'us-988',
      'crisis',
      'US',
      '988 Suicide & Crisis Lifeline',
      {
        en: 'Crisis and suicide line. Call, text or chat, also in Spanish.',
        es: 'Línea de crisis y de prevención del suicidio. Llama, escribe o chatea, también en español.',
        fr: 'Ligne de crise et de prévention du suicide. Par appel, texto ou clavardage, aussi en espagnol.',
      },
      '988',
      '988lifeline.org',
      READ,
    ),
    sms: { number: '988', body: '' },
    url: 'https://988lifeline.org',
  },
  {
    ...line('us-crisis-text', 'crisis', 'US', 'Crisis Text Line', CRISIS_TEXT, null, 'crisistextline.org', READ),
    sms: { number: '741741', body: 'HOME' },
    url: 'https://www.crisistextline.org',
  },
  {
    ...line(
      'ca-988',
      'crisis',
      'CA',
      '9-8-8 Suicide Crisis Helpline',
      {
        en: 'Crisis and suicide line, day and night. Call or text, in English or French.',
        es: 'Línea de crisis y de prevención del suicidio, día y noche. Llama o escribe, en inglés o francés.',
        fr: 'Ligne d’aide en cas de crise de suicide, jour et nuit. Par appel ou texto, en français ou en anglais.',
      },
      '9-8-8',
      '988.ca',
      READ,
    ),
    sms: { number: '988', body: '' },
    url: 'https://988.ca',
  },
  {
    ...line('uk-samaritans', 'crisis', 'UK', 'Samaritans', CRISIS_CALL, '116 123', 'samaritans.org', READ),
    url: 'https://www.samaritans.org',
  },
  {
    ...line('uk-shout', 'crisis', 'UK', 'Shout', CRISIS_TEXT, null, 'giveusashout.org', READ),
    sms: { number: '85258', body: 'SHOUT' },
    url: 'https://giveusashout.org',
  },
  {
    ...line(
      'uk-111-2',
      'crisis',
      'UK',
      'NHS 111, option 2 (England)',
      {
        en: 'Mental health crisis line of the NHS in England. Choose option 2.',
        es: 'Línea de crisis de salud mental del NHS en Inglaterra. Elige la opción 2.',
        fr: 'Ligne de crise en santé mentale du NHS en Angleterre. Choisissez l’option 2.',
      },
      '111',
      'NHS England: NHS 111 mental health option',
      READ,
    ),
    url: 'https://111.nhs.uk',
  },
  line('uk-lifeline-ni', 'crisis', 'UK', 'Lifeline (Northern Ireland)', CRISIS_CALL, '0808 808 8000', 'lifelinehelpline.info', null),
  {
    ...line('au-lifeline', 'crisis', 'AU', 'Lifeline', CRISIS_CALL_TEXT, '13 11 14', 'lifeline.org.au', READ),
    sms: { number: '0477 13 11 14', body: '' },
    url: 'https://www.lifeline.org.au',
  },
  {
    ...line(
      'au-call-back',
      'crisis',
      'AU',
      'Suicide Call Back Service',
      CRISIS_CALL,
      '1300 659 467',
      'suicidecallbackservice.org.au',
      READ,
    ),
    url: 'https://www.suicidecallbackservice.org.au',
  },
  {
    ...line('au-beyond-blue', 'crisis', 'AU', 'Beyond Blue', CRISIS_CALL, '1300 22 4636', 'beyondblue.org.au', READ),
    url: 'https://www.beyondblue.org.au',
  },
  {
    ...line(
      'au-13yarn',
      'crisis',
      'AU',
      '13YARN',
      {
        en: 'Crisis line by and for Aboriginal and Torres Strait Islander people.',
        es: 'Línea de crisis de y para personas aborígenes y de las islas del Estrecho de Torres.',
        fr: 'Ligne de crise par et pour les personnes aborigènes et du détroit de Torrès.',
      },
      '13 92 76',
      'Australian Department of Health: 13YARN, national crisis line',
      READ,
    ),
    url: 'https://www.13yarn.org.au',
  },

  {
    ...line('au-mensline', 'abuse', 'AU', 'MensLine Australia', MEN, '1300 78 99 78', 'mensline.org.au', READ, 'partner'),
    url: 'https://mensline.org.au',
  },
  line('uk-mens-advice', 'abuse', 'UK', 'Men’s Advice Line', MEN, '0808 801 0327', 'mensadviceline.org.uk', null, 'partner'),
  {
    ...line('us-988-men', 'abuse', 'US', '988 Suicide & Crisis Lifeline', MEN, '988', '988lifeline.org', READ, 'partner'),
    sms: { number: '988', body: '' },
    url: 'https://988lifeline.org',
  },
  {
    ...line('ca-988-men', 'abuse', 'CA', '9-8-8 Suicide Crisis Helpline', MEN, '9-8-8', '988.ca', READ, 'partner'),
    sms: { number: '988', body: '' },
    url: 'https://988.ca',
  },
  {
    ...line('us-hotline', 'abuse', 'US', 'National Domestic Violence Hotline', ABUSE_CALL, '1-800-799-7233', 'thehotline.org', READ),
    sms: { number: '88788', body: 'START' },
    url: 'https://www.thehotline.org',
  },
  {
    ...line(
      'ca-sheltersafe',
      'abuse',
      'CA',
      'ShelterSafe',
      {
        en: 'A map of help lines near you, open day and night.',
        es: 'Un mapa de líneas de ayuda cerca de ti, abiertas día y noche.',
        fr: 'Une carte des lignes d’aide près de chez vous, ouvertes jour et nuit.',
      },
      null,
      'sheltersafe.ca',
      READ,
    ),
    url: 'https://sheltersafe.ca',
  },
  {
    ...line(
      'uk-refuge',
      'abuse',
      'UK',
      'National Domestic Abuse Helpline (Refuge)',
      ABUSE_CALL,
      '0808 2000 247',
      'nationaldahelpline.org.uk',
      READ,
    ),
    url: 'https://www.nationaldahelpline.org.uk',
  },
  line(
    'uk-scotland-abuse',
    'abuse',
    'UK',
    'Domestic Abuse Helpline (Scotland)',
    ABUSE_CALL,
    '0800 027 1234',
    'Citizens Advice Scotland: getting help with domestic abuse',
    READ,
  ),
  line('uk-wales-abuse', 'abuse', 'UK', 'Live Fear Free (Wales)', ABUSE_CALL, '0808 80 10 800', 'gov.wales: Live Fear Free', null),
  line(
    'uk-ni-abuse',
    'abuse',
    'UK',
    'Domestic and Sexual Abuse Helpline (Northern Ireland)',
    ABUSE_CALL,
    '0808 802 1414',
    'dsahelpline.org',
    null,
  ),
  {
    ...line('au-1800respect', 'abuse', 'AU', '1800RESPECT', ABUSE_CALL, '1800 737 732', '1800respect.org.au', READ),
    sms: { number: '0458 737 732', body: '' },
    url: 'https://www.1800respect.org.au',
  },

  { ...line('uk-111', 'advice', 'UK', 'NHS 111', HEALTH_ADVICE, '111', 'NHS: when to use 111', READ), url: 'https://111.nhs.uk' },
  line('ca-811', 'advice', 'CA', '811', HEALTH_ADVICE, '811', 'provincial health services', null),
  line('au-healthdirect', 'advice', 'AU', 'healthdirect', HEALTH_ADVICE, '1800 022 222', 'healthdirect.gov.au', null),

  {
    ...line(
      'find-a-helpline',
      'crisis',
      null,
      'findahelpline.com',
      {
        en: 'Help lines in other countries.',
        es: 'Líneas de ayuda en otros países.',
        fr: 'Lignes d’aide dans d’autres pays.',
      },
      null,
      'findahelpline.com',
      READ,
    ),
    url: 'https://findahelpline.com',
  },
]

function line(
  id: string,
  kind: HelpKind,
  region: Region | null,
  name: string,
  what: KnownLine['what'],
  phone: string | null,
  source: string,
  verified_on: string | null,
  audience: Speaker | null = null,
): KnownLine {
  return { id, kind, region, audience, name, what, phone, sms: null, url: null, source, verified_on }
}
