import type { Idea } from './idea.ts'

/** Practical Help: to take something over, all of it. */
export const PRACTICAL_HELP: readonly Idea[] = [
  {
    id: 'see-it-first',
    category: 'understanding',
    en: 'Look for one thing at home that needs doing, such as a full bin, and do it before you are asked.',
    es: 'Busca algo que esté por hacer en casa, como sacar la basura. Hazlo sin que te lo pidan.',
    fr: 'Repérer une chose à faire à la maison, comme sortir la poubelle. La faire avant qu’on le demande.',
  },
  {
    id: 'errand-company',
    category: 'support',
    en: 'Offer to drive, or to come along, the next time there is an errand to run. A no is fine.',
    es: 'Cuando haya que ir a hacer algo fuera, ofrece tu compañía. Si la respuesta es no, también está bien.',
    fr: 'À la prochaine course à faire, proposer de conduire ou de venir aussi. Un non convient très bien.',
  },
  {
    id: 'which-of-two',
    category: 'communication',
    en: 'Name two chores you could do today and ask, “Which one shall I take?” Then take it.',
    es: 'Nombra dos tareas que podrías hacer hoy y pregunta: «¿De cuál me encargo?». Y hazla.',
    fr: 'Citer deux tâches qu’on peut faire aujourd’hui et demander : « Laquelle je prends ? » Puis la faire.',
  },
  {
    id: 'one-chore',
    category: 'practical',
    en: 'Take over one chore that your partner often does, from start to finish, without any fuss.',
    es: 'Encárgate hoy de una tarea que suele hacer tu pareja. De principio a fin, y sin darle importancia.',
    fr: 'Prendre aujourd’hui une tâche que l’autre fait d’habitude, du début à la fin, en toute simplicité.',
  },
  {
    id: 'thinking-is-work',
    category: 'understanding',
    en: 'Planning is work, too. Take over one thing whole: think of it, do it, finish it.',
    es: 'Pensar en todo también es trabajo. Encárgate de una cosa entera: recordarla, hacerla y terminarla.',
    fr: 'Penser à tout, c’est aussi du travail. Prendre une chose en entier : y penser, la faire, la finir.',
  },
  {
    id: 'easy-supper',
    category: 'support',
    en: 'Put two or three easy things in the fridge, so that no one has to cook tonight.',
    es: 'Deja lista una cena fácil, para que esta noche nadie tenga que ponerse a cocinar.',
    fr: 'Remplir le frigo de deux ou trois choses faciles, pour que personne n’ait à cuisiner ce soir.',
  },
  {
    id: 'what-and-when',
    category: 'communication',
    en: 'Say what you will do and when, such as “I will get bread at six.” Then keep your word.',
    es: 'Di qué vas a hacer y cuándo, por ejemplo: «A las seis traigo el pan». Y cúmplelo sin que te lo recuerden.',
    fr: 'Dire ce qu’on va faire et quand : « Je prends le pain à six heures. » Et le faire sans qu’on le rappelle.',
  },
  {
    id: 'dinner-and-dishes',
    category: 'practical',
    en: 'See to dinner tonight, cooked or brought in, and do the dishes as well.',
    es: 'Encárgate hoy de la cena, hecha en casa o comprada, y lava también los platos.',
    fr: 'S’occuper du dîner ce soir, maison ou à emporter, et de la vaisselle aussi.',
  },
  {
    id: 'done-is-done',
    category: 'understanding',
    en: 'If a chore was done in another way than yours, leave it so. Done is done.',
    es: 'Si una tarea está hecha de otra manera que la tuya, déjala así. Hecha está, y bien está.',
    fr: 'Si une tâche est faite autrement que prévu, la laisser ainsi. Ce qui est fait est fait.',
  },
  {
    id: 'calm-hour',
    category: 'support',
    en: 'On a free morning, see to the doorbell and to breakfast, so that there is an hour of calm.',
    es: 'En una mañana libre, ocúpate tú del timbre y del desayuno. Así habrá una hora de calma.',
    fr: 'Un matin libre, s’occuper de la sonnette et du petit-déjeuner, pour offrir une heure de calme.',
  },
  {
    id: 'share-anew',
    category: 'communication',
    en: 'Offer to share out the chores of the week anew, and take the one that nobody likes.',
    es: 'Propón repartir de nuevo las tareas de la semana. Quédate con la que no le gusta a nadie.',
    fr: 'Proposer de répartir à nouveau les tâches de la semaine, et prendre celle que personne n’aime.',
  },
  {
    id: 'list-and-shop',
    category: 'practical',
    en: 'Write the shopping list yourself this week, and go to the shop. Ask just once what is missing.',
    es: 'Haz tú esta semana la lista y la compra. Pregunta solo una vez si falta algo.',
    fr: 'Faire cette semaine la liste et les courses. Demander une seule fois s’il manque quelque chose.',
  },
]
