import { describe, expect, test } from 'vitest'
import { recognise } from './recognise.ts'

const classesOf = (text: string) => recognise(text, 'woman').map((one) => one.class)

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

describe('being hit by somebody is recognised, whatever preceded it', () => {
  test.each(
    lines(`
    my husband beats me when I forget the shopping
    my husband hits me when I forget the shopping
    my husband hits me because I forget the groceries
    my husband hits me when the pasta is cold
    he slaps me when I burn the toast
    my partner kicks me when I forget to feed the cat
    my boyfriend pushes me when dinner is late
    he chokes me when I am tired
    my son hits me when I forget his lunch
    my husband often hits me when I forget what to buy
    my ex beat me over the shopping list
    mon mari me frappe quand j'oublie les courses
    mon mari me frappe si j'oublie les courses
    mon mari me bat quand j'oublie
    mon mari me bat quand je fais à manger trop tard
    mon mari me gifle quand j'oublie le pain
    mon mari me tape quand j'oublie d'acheter du lait
    mon copain me cogne quand le repas est froid
    mon mari m'étrangle quand je me plains des bouffées de chaleur
    il me bat quand le dîner n'est pas prêt
    mon fils me tape quand je lui dis de ranger
    mon mari m'a frappée parce que j'ai oublié le pain
    mon mari me met des claques si je rentre tard
    mi marido me pega cuando olvido la compra
    mi marido me golpea cuando olvido las compras
    mi esposo me empuja cuando la cena está fría
    él me pega cuando se me olvida la compra
    mi marido siempre me pega por la comida
    mi marido me da bofetadas si se quema la cena
    mi hijo me pega cuando no le doy dinero
    mi marido me pegó ayer por el arroz
    mi marido bebe y me pega
    my husband hits me and I am pregnant
    my husband beats me at home
    he threatened to throw me out of the window
    mon mari me frappe et je suis enceinte
    mi marido me pega y estoy embarazada
    mi marido me dio una paliza
    me pegará si ve que escribo esto
    mi marido lleva años pegándome
    antes me pegaba, y ha vuelto a empezar
    me quemó con un cigarrillo
    me tiró un vaso a la cabeza
    my husband raped me
    threw a plate at my face and I needed stitches
    mi marido me violó
    este mes me ha querido ahorcar dos veces
    me encerré en el baño con pestillo, está rompiendo todo y viene a por mí
    mon mari m'a violée
    deux fois ce mois-ci qu'il m'étrangle
    une gifle à chaque fois qu'on m'appelle
  `),
  )('%s', (text) => expect(classesOf(text)).toContain('C2'))
})

describe('a threat or fear at home is recognised without further words', () => {
  test.each(
    lines(`
    my husband threatens to kill me
    my stepson threatened to hurt me
    he threatened me with a knife
    he says he will burn the house down with me in it
    I am afraid of my husband
    I don't feel safe at home
    mi hijastro amenazó con pegarme
    mi marido amenaza con matarme
    tengo miedo de mi marido
    no me siento segura en casa con él
    mon mari menace de me tuer
    j'ai peur de mon mari
    j'ai peur qu'il me fasse du mal
    je ne me sens pas en sécurité chez moi
  `),
  )('%s', (text) => expect(classesOf(text)).toContain('C2'))
})

describe('a wish or plan to die by suicide is recognised in every tense', () => {
  test.each(
    lines(`
    if he leaves me I will kill myself
    I can't stop wanting to die
    me mataré
    mañana me mataré
    un día me mato
    me mataría si pudiera
    si me deja me mato
    me mato si esto sigue
    me mato si me quitan a mi hijo
    traté de matarme en marzo
    no puedo dejar de querer morirme
    me he cortado otra vez los brazos
    me tomé dos cajas enteras para no despertar
    me quemo el brazo con cigarros a propósito
    no puedo dejar de hacerme daño
    j'ai prévu d'en finir avec la vie avant Noël
    jai plus envie detre en vie
    je me donne des coups de poing dans la figure
    je me tuerai
    un jour je me tue
    je me tuerais si je n'avais pas mes enfants
    s'il me quitte je me tue
    je me tue si ça continue
    je me tue s'il me quitte
    j'allais me tuer, ma sœur a appelé
    je n'arrive pas à arrêter de vouloir mourir
  `),
  )('%s', (text) => expect(classesOf(text)).toContain('C1'))
})

describe('an emergency is recognised in everyday words', () => {
  test.each(
    lines(`
    bleeding so heavily I have gone through six pads since dinner
    I took a double dose of my heart medicine
    sangro tanto que llevo seis toallas desde la cena
    me confundí y tomé doble dosis de la medicina del corazón
    je saigne tellement, six serviettes depuis le souper
    j'ai pris mes hormones cinq fois par erreur
    je parle tout croche et mon bras n'a plus de force
    tout mon côté gauche vient de s'engourdir
    my grandson got into my blood pressure tablets and has gone floppy
    I cut my wrist on the broken glass by accident, the blood is spurting
    my diabetic sister is confused and has stopped answering me
    there is a smell of gas and my daughter has passed out
    mi marido se quedó tirado y no le encuentro el pulso
    mi padre se está atragantando, no le sale la voz y se pone morado
    huele a gas y mi cuñada se ha desmayado
    se cayó de la escalera y no se despierta
    le petit a avalé les comprimés pour le cœur de son papi
    mon père s'étouffe avec un morceau de viande
    l'alarme de monoxyde sonne et mon fils vient de s'évanouir
    je me suis ouvert l'avant-bras avec une vitre, ça gicle
  `),
  )('%s', (text) => expect(classesOf(text)).toContain('M1'))
})

describe('no alarm if no person is violent or hit', () => {
  test.each(
    lines(`
    the heat hits me when I go to bed
    it hits me at night
    the tiredness hits me when I come home from shopping
    my heart beats fast when I forget things
    my husband hits the gym when I forget the shopping
    my husband beats me at scrabble
    my husband beats me to the bathroom every morning
    my husband pushes me to go for walks
    my husband kicks me in his sleep
    my husband never hits me
    une bouffée me frappe
    la fatigue me frappe quand je rentre des courses
    mon mari me bat aux cartes
    mon mari me pousse à consulter
    il me tape sur les nerfs
    mon cœur bat vite la nuit
    me pega el calor cuando hago la compra
    el calor me pega fuerte
    el sofoco me golpea por la noche
    mi corazón golpea
    mi hijo me pegó el resfriado
    mi marido me empuja a hacer ejercicio
    mi marido me da un abrazo
    he always beats me at table tennis
    my boss threatened to leave
    I am scared of my husband's driving
    this bra squeezes my chest
    my husband hit his thumb with the hammer
    me mato trabajando
    me mato a trabajar si no me ayudan
    me mato si me caigo de esa escalera
    je me tue au travail si personne ne m'aide
    me mato de risa
    me mata la espalda
    mi marido me mataría si viera la factura
    the toddler threw a plate at me
    my husband hit the dog's ball
    true crime about a man who strangled his wife
    mi hija me maquilló para la fiesta
    je m'étouffe de rire
    mon pull m'étrangle
    el equipo nos dio una paliza al tenis
    me corté la pierna depilándome
    je me tue au travail
    j'ai peur de perdre mon mari
    este sujetador me aprieta el pecho
  `),
  )('%s', (text) => expect(classesOf(text)).toEqual([]))
})

describe('a wish to disappear is recognised in each language', () => {
  test.each(
    lines(`
    I want to disappear
    I wish I could disappear
    quiero desaparecer
    a veces quiero desaparecer
    tengo ganas de desaparecer
    je veux disparaître
    je voudrais disparaître
    j'ai envie de disparaître
  `),
  )('%s', (text) => expect(classesOf(text)).toContain('C1'))

  test.each(
    lines(`
    I want to disappear to a beach for a week
    I want the hot flashes to disappear
    quiero que desaparezcan los sofocos
    quiero hacer desaparecer los sofocos
    quiero desaparecer una semana en la playa
    no quiero desaparecer
    je veux que les bouffées disparaissent
    je veux faire disparaître mes bouffées de chaleur
    je voudrais disparaître une semaine au soleil
    je ne veux pas disparaître
  `),
  )('and of symptoms, or for a week, it is no crisis: %s', (text) => expect(classesOf(text)).toEqual([]))
})
