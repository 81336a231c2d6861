import type { Email } from '../../../kit/server/email-queue.ts'

/** Languages of an email, as in the profile. */
export type EmailLanguage = 'English' | 'Spanish' | 'French'

type Words = {
  subject: string
  hello: (name: string | undefined) => string
  invites: (name: string | undefined) => string
  open: string
  once: string
}

const WORDS: Readonly<Record<EmailLanguage, Words>> = {
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

/**
 * Letters, marks and separators of names. A dot is allowed only before a space or at the end, so that no name is a web
 * address.
 */
const NAME = /^(?:[\p{L}\p{M}'’ -]|\.(?= |$)){1,60}$/u

/**
 * A name as shown in an email; undefined when it is not a plausible name, so that no one can send own text or a link to
 * a stranger.
 */
function plausibleName(name: string): string | undefined {
  return NAME.test(name) ? name : undefined
}

/**
 * The invitation email. It contains only first names and is neutral on a lock screen; the link works once, for seven
 * days.
 */
export function invitationEmail(
  to: string,
  names: { woman_name: string; partner_name: string },
  link: string,
  language: EmailLanguage,
): Email {
  const { subject, hello, invites, open, once } = WORDS[language]
  return {
    to,
    subject,
    text: [hello(plausibleName(names.partner_name)), '', invites(plausibleName(names.woman_name)), '', open, '', link, '', once, ''].join(
      '\n',
    ),
  }
}
