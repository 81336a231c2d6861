import type { Mail } from '../../../kit/server/mail.ts'

/** The languages of a letter, as her profile calls them. */
export type LetterLanguage = 'English' | 'Spanish' | 'French'

type Words = {
  subject: string
  hello: (name: string | undefined) => string
  invites: (name: string | undefined) => string
  open: string
  once: string
}

const WORDS: Readonly<Record<LetterLanguage, Words>> = {
  English: {
    subject: 'Your link',
    hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
    invites: (name) => `${name ?? 'somebody who knows this address'} invites you to a place for the two of you.`,
    open: 'To come in, open this link within seven days and choose a password:',
    once: 'It works once. If you do not want to, or do not know who this is, you can ignore this message: nothing happens.',
  },
  Spanish: {
    subject: 'Tu enlace',
    hello: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    invites: (name) => `${name ?? 'Alguien que conoce esta dirección'} te invita a un espacio para dos.`,
    open: 'Para entrar, abre este enlace en los próximos siete días y elige una contraseña:',
    once: 'Funciona una sola vez. Si no quieres, o no sabes de quién se trata, puedes ignorar este mensaje: no pasa nada.',
  },
  French: {
    subject: 'Votre lien',
    hello: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    invites: (name) => `${name ?? 'Quelqu’un qui connaît cette adresse'} vous invite dans un espace pour vous deux.`,
    open: 'Pour entrer, ouvrez ce lien dans les sept jours et choisissez un mot de passe :',
    once: 'Il fonctionne une seule fois. Si vous ne le souhaitez pas, ou ne savez pas de qui il s’agit, ignorez ce message : il ne se passera rien.',
  },
}

/** Letters, marks, and what stands between the parts of a name. A dot stands only before a space or at the end, so that no address is one. */
const NAME = /^(?:[\p{L}\p{M}'’ -]|\.(?= |$)){1,60}$/u

/** A name as a letter shows it; undefined where it is none, so that nobody can have their own words, or a link, sent to a stranger. */
function shown(name: string): string | undefined {
  return NAME.test(name) ? name : undefined
}

/** The letter with which she invites him. It says no more than their first names: neutral on a lock screen, good for seven days and once. */
export function invitationMail(
  to: string,
  names: { woman_name: string; partner_name: string },
  link: string,
  language: LetterLanguage,
): Mail {
  const { subject, hello, invites, open, once } = WORDS[language]
  return {
    to,
    subject,
    text: [hello(shown(names.partner_name)), '', invites(shown(names.woman_name)), '', open, '', link, '', once, ''].join('\n'),
  }
}
