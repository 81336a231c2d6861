/** What a visitor of the landing page can ask for; see `AppPlace`. */
import { type AppPlace, COMMON_ASKS, COMMON_PLACES } from '../../answers/content/app-places.ts'

/** What a visitor can ask for. */
export const VISITOR_PLACES: readonly AppPlace[] = [
  {
    id: 'language',
    asks: COMMON_ASKS.language,
    text: {
      en: 'The languages are at the foot of every page: tap the one you want.',
      es: 'Los idiomas están al pie de cada página: toca el que quieras.',
      fr: 'Les langues sont au bas de chaque page : touchez celle que vous voulez.',
    },
  },
  {
    id: 'sign-up',
    to: '/signup',
    page: 'Get Started',
    asks: {
      en: `(?:sign|signing) up(?: for (?:emberwell|this|the app))?
        (?:create|make|open|get|set up) <my>?(?:new )?account
        (?:join|register|get started|start using)(?: (?:with |for )?(?:emberwell|the app|it|here|now))?`,
      es: `(?:registrarme|darme de alta|inscribirme|empezar|apuntarme)(?: en emberwell)?
        (?:crear|abrir|hacer) <my>?(?:nueva )?cuenta`,
      fr: `(?:m inscrire|s inscrire|commencer)(?: sur emberwell)?
        (?:creer|ouvrir) <my>?(?:nouveau )?compte`,
    },
    text: {
      en: 'Lovely that you’d like to. [Get Started], at the top of the page, takes a few minutes.',
      es: 'Me alegra que quieras. [Get Started], arriba en la página, lleva unos minutos.',
      fr: 'Avec plaisir. [Get Started], en haut de la page, prend quelques minutes.',
    },
  },
  {
    id: 'sign-in',
    to: '/login',
    page: 'Sign In',
    asks: {
      en: `(?:sign|log|logging) ?in(?: to my account)?
        login
        <see> my account
        forgot(?:ten)? my password`,
      es: `(?:iniciar|inicio) sesion
        entrar en mi cuenta
        olvid\\w+ (?:mi|la) contrasena`,
      fr: `(?:me |se )?connecter
        acceder a mon compte
        oublie mon mot de passe`,
    },
    text: {
      en: 'Tap [Sign In] at the top of the page.',
      es: 'Toca [Sign In], arriba en la página.',
      fr: 'Touchez [Sign In] en haut de la page.',
    },
  },
  {
    id: 'help-lines',
    to: '/help#lines',
    page: 'Help',
    asks: COMMON_ASKS.helpLines,
    text: {
      en: 'All numbers are under [Help], at the foot of every page.',
      es: 'Todos los números están en [Help], al pie de cada página.',
      fr: 'Tous les numéros sont sous [Help], au bas de chaque page.',
    },
  },
  ...COMMON_PLACES,
]
