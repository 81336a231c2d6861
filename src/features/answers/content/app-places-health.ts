/**
 * Pages about her health that the woman can ask for, and what she can do when something does not work; see `AppPlace`.
 */
import type { AppPlace } from './app-places.ts'

export const HEALTH_PLACES: readonly AppPlace[] = [
  {
    id: 'treatments',
    to: '/treatments',
    page: 'Treatments',
    asks: {
      en: `<my>?(?:treatments?|medicines?|medication)(?: page| list)
        (?:add|enter|edit|remove) ~(?:treatment|medicine|patch|gel|tablet|supplement)(?: to (?:the|my) (?:list|app))?`,
      es: `<my>?(?:pagina|lista) de (?:tratamientos?|medicinas|medicamentos)
        (?:anadir|agregar|quitar|editar) ~(?:tratamiento|medicina|medicamento|parche|suplemento)`,
      fr: `<my>?(?:page|liste) (?:des?|de mes) (?:traitements?|medicaments)
        (?:ajouter|enlever|modifier) ~(?:traitement|medicament|patch|gel|complement)`,
    },
    text: {
      en: 'Under [Treatments] you keep what you take: add one with [Add a treatment], change it, or say whether you took a dose.',
      es: 'En [Treatments] guardas lo que tomas: añádelo con [Add a treatment], cámbialo o di si tomaste una dosis.',
      fr: 'Sous [Treatments] se trouve ce que vous prenez : ajoutez-le avec [Add a treatment], modifiez-le ou dites si vous avez pris une dose.',
    },
  },
  {
    id: 'report',
    to: '/report',
    page: 'A page for your visit',
    asks: {
      en: `<my>?(?:report|printout|pdf) (?:for|to show) (?:my |the |a )?(?:doctor|gp|appointment|visit|consultation|specialist)
        <my>?(?:doctor s |visit )report`,
      es: `<my>?(?:informe|pdf) (?:para|que enseñar a|que mostrar a) (?:mi |la |el )?(?:medic[oa]|doctora?|consulta|cita|ginecolog[oa])`,
      fr: `<my>?(?:recapitulatif|rapport|pdf) (?:pour|a montrer a) (?:mon |ma |le |la )?(?:medecin|docteur|consultation|rendez vous|gyneco\\w*)`,
    },
    text: {
      en: '[A page for your visit] puts your notes on one page for your doctor. You choose what is in it, then print it or save it as a PDF.',
      es: '[A page for your visit] reúne tus notas en una página para tu consulta. Tú eliges qué sale en ella; después puedes imprimirla o guardarla en PDF.',
      fr: '[A page for your visit] réunit vos notes sur une page pour votre médecin. Vous choisissez ce qui y figure, puis vous l’imprimez ou l’enregistrez en PDF.',
    },
  },
  {
    id: 'shares',
    to: '/shares',
    page: 'Links to your report',
    asks: {
      en: `(?:send|share|give|end|stop) ~(?:link to|links to|link with) ~(?:report|notes|data)
        <my>?(?:share|shared|report) links?`,
      es: `(?:enviar|compartir|mandar|cortar|anular) ~(?:enlace|enlaces) (?:a|de|con) ~(?:informe|notas|datos)
        <my>?enlaces? (?:compartidos?|al informe)`,
      fr: `(?:envoyer|partager|couper|supprimer) ~(?:lien|liens) (?:vers|de|avec) ~(?:recapitulatif|notes|donnees)
        <my>?liens? (?:partages?|vers le recapitulatif)`,
    },
    text: {
      en: 'Under [Links to your report] you make a link that opens your report for somebody you choose, with a code and an end date. There you also see who has opened it, and can end it at any time.',
      es: 'En [Links to your report] creas un enlace que abre tu informe a quien tú elijas, con un código y una fecha de fin. Ahí ves también si se abrió y puedes cortarlo cuando quieras.',
      fr: 'Sous [Links to your report], vous créez un lien qui ouvre votre récapitulatif à la personne de votre choix, avec un code et une date de fin. Vous y voyez aussi s’il a été ouvert, et pouvez y mettre fin à tout moment.',
    },
  },
  {
    id: 'patterns',
    to: '/patterns',
    page: 'Patterns',
    asks: {
      en: `<my>?patterns page
        (?:page|place|bit|part) (?:with|for|about|called) <my>?patterns`,
      es: `<my>?pagina de (?:los )?patrones`,
      fr: `<my>?page (?:des )?liens entre mes notes`,
    },
    text: {
      en: '[Patterns] shows what often goes together in your notes. You can also ask a question of your own there.',
      es: '[Patterns] muestra lo que suele ir junto en tus notas. Ahí también puedes hacer tu propia pregunta.',
      fr: '[Patterns] montre ce qui va souvent ensemble dans vos notes. Vous pouvez aussi y poser votre propre question.',
    },
  },
  {
    id: 'experiments',
    to: '/experiments',
    page: 'Experiments',
    asks: {
      en: `my experiments(?: page)?
        (?:start|begin|set up|end|stop|make) ~experiment`,
      es: `<my>?pagina de experimentos
        (?:empezar|iniciar|terminar|hacer) ~experimento`,
      fr: `<my>?page des essais
        (?:commencer|lancer|arreter|faire) ~essai (?:dans|sur) (?:l appli|emberwell)`,
    },
    text: {
      en: 'Under [Experiments] you try one change for some weeks, and your notes then show whether it made a difference.',
      es: 'En [Experiments] pruebas un cambio durante unas semanas, y tus notas muestran después si se notó.',
      fr: 'Sous [Experiments], vous essayez un changement pendant quelques semaines ; vos notes montrent ensuite s’il a compté.',
    },
  },
  {
    id: 'broken',
    to: '/contact',
    page: 'Contact',
    asks: {
      en: `(?:app|page|site|screen|button|graph|chart) (?:is |has |keeps )?(?:broken|frozen|crashed|crashing|stuck|freezing|not working|blank)`,
      es: `(?:app|aplicacion|pagina|pantalla|boton|grafico|grafica) (?:esta |se ha |se )?(?:rot[oa]|colgad[oa]|congelad[oa]|en blanco|no funciona|no va|no carga)`,
      fr: `(?:appli|application|page|ecran|bouton|graphique|courbe) (?:est |ne )?(?:bloque[e]?|plante[e]?|fige[e]?|vide|marche pas|fonctionne pas|charge pas)`,
    },
    text: {
      en: 'I’m sorry it doesn’t work. Close the page and open it again: what you have noted stays, and what is not sent yet goes out once you are online. If it happens again, tell the people behind Emberwell under [Contact] what you tapped and what you saw.',
      es: 'Siento que no funcione. Cierra la página y vuelve a abrirla: lo que anotaste sigue ahí, y lo que aún no se envió sale cuando haya conexión. Si vuelve a pasar, cuéntale al equipo de Emberwell en [Contact] qué tocaste y qué viste.',
      fr: 'Je suis désolée que cela ne marche pas. Fermez la page et rouvrez-la : ce que vous avez noté reste, et ce qui n’est pas encore parti s’envoie dès que vous êtes en ligne. Si cela recommence, dites à l’équipe d’Emberwell, sous [Contact], ce que vous avez touché et ce que vous avez vu.',
    },
  },
]
