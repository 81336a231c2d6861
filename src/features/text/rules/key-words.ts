/**
 * Words of the safety rules that are matched despite misspellings (`spelling.ts`). Only words of at least five letters
 * are compared.
 */

const CRISIS = `
suicide suicidal suicidality suicides myself herself himself yourself alive living anymore overdose overdosed overdosing
swallowed swallow tablets tablet pills painkillers paracetamol tylenol sleeping stockpiling stockpiled wrists wrist razor blade
thoughts thinking thought hurting hurt harming harm cutting killing killed killer dying death wanting worth worthless pointless hopeless burden
better without goodbye funeral bridge balcony jumping hanging hanged drowning
existing exist unalive unaliving tomorrow tonight nobody everyone everybody disappear trigger shotgun
suicidio suicidarme suicida suicidarse suicidar matarme matarse morirme morirse morir muerta muerto muerte vivir viviendo quitarme cortarme
pastillas despertar desaparecer lastimarme danarme autolesion autolesiono ahorcarme tirarme lanzarme aventarme
suicider suicidaire suicidaires mourir vivre vivante disparaitre scarifie scarifier scarification comprimes somniferes pendre mutiler automutilation
medicaments reveiller supprimer
`
const VIOLENCE = `
husband boyfriend partner girlfriend abusive abuse abused abusing violent violence threatens threatened threatening threaten strangled strangle
choked choking punched punches slapped slaps pushed pushes shoved shoves kicked kicks bruises bruise bruised beating beats afraid scared frightened terrified
controls controlling control forces forced raped isolates monitors tracks stalking stalks hitting throws threw
marido esposo pareja golpea golpeo golpes pega pegado amenaza amenazo amenazada miedo celoso controla encierra empujo abofeteo estrangulo ahorco insulta humilla moretones maltrata maltrato obliga forzo violacion
conjoint copain frappe frappee frapper violent violente menace menacee etrangle etranglee battue gifle giflee insulte humilie controle surveille enferme enfermee viole violee coups
`

/** Words of the rules on symptoms and emergencies, medicines, diagnoses and prompt injection. */
const BODY = `
chest breast breasts nipple bleeding bleeds spotting period periods menopause perimenopause postmenopausal menopausal breathe breathing breathless headache
vision numbness slurred swollen swelling throat fainted fainting collapsed unconscious seizure pregnant stomach abdomen pelvic yellow urine
fever weight soaking tampon tampons intercourse discharge jaundice bloated bloating dizzy crushing pressure tightness coughing vomiting
estrogen oestrogen progesterone testosterone melatonin magnesium sertraline venlafaxine citalopram gabapentin antidepressant antidepressants ibuprofen
patches capsules dosage together alcohol supplement supplements interact medication prescription
diagnose diagnosis cancer depression thyroid endometriosis fibroids dementia alzheimers osteoporosis diabetes anxiety arthritis
ignore previous instructions system prompt restrictions developer pretend guidelines disregard unrestricted
pecho sangre sangrado sangrando menopausia perimenopausia respirar garganta hinchada hinchado desmaye desmayo cabeza repente fiebre mareada pezon pantorrilla
mandibula izquierdo izquierda embarazada parche parches estrogeno estrogenos progesterona melatonina antidepresivo hormonas instrucciones diagnostico
poitrine saigne saignement saignements menopausee gonfle gonflee respirer machoire evanouie soudain fievre mollet enceinte grossesse rapports
progesterone melatonine traitement antidepresseur hormones consignes ignorez diagnostic thyroide
`
const NEAR_BODY = `
chess crest quest guest cheat cheats beast bread breads bleeds breeding leading feeding pleading heating bathing breaking treating creating wreathing seating
sporting spitting potting sorting shooting never ever even lever fewer sever clever seven forever height eight weights freight night sight right fellow mellow bellow
marine brine painting painted fainter soaring soaping soiling shaking ripple tipple recharge discharged threat great treat wheat patchy matches watches catches batches path
ignored ignores systems prompts dancer cancel career dancers cancer's pretends diagnosed diagnoses brushing rushing pleasure measure treasure
fizzy busy dozy lazy crazy version visions mission fashion reason season thyme stomachs alarm
hecho techo lecho pechos culto busto trazo abrazo sangra sangro sangria respiro cabezas cerveza garganta's pelon razon buzon perdon marche parque
liebre siempre hinchazon desmayos despacio mareado marea
ronfle ronfles ronfler soigne soigner soignes baigne daigne respire soutien mollets millet collet billet lievre oeuvre levre rapport
soudaine traitements diagnostics ignore ignorer
`

/** Ordinary words that are close to a key word but are not misspellings of it. */
const NEAR = `
  ahorro ahorra ahorrar
talks doing dyeing allowed shoes track alike snapped slipped slips swapped clapped slams thinning monitor stranger strange weigh
scares shared stared shards scored crashing reaching petrified certified filled filler kills wills piles battle ticks nicked nicks picks vicks
bridges forth guideline overdone waists raged banged smelling fiver boats wasting panting floating pressured everyones meditation indication
impression oppression parched traces desperate
corps cours parce reveille signe salive simplement fortes formes forcer grosses oblige molle rapporte lancer peche fiere marches balade gendre
ruine usine repete repense coupes etrange voile brise braise merveille reveillon loups vivant peindre cendre supplier tracas vibre apports
recente sangle cousines abattue visio balcon
parchis celos huerto pantallas plantillas puntillas patillas casillas compramos pilas pillo estreno obligo vivio marcada apuntarme atarme viniendo
pelado pesado mario consigue meditacion
sitting fitting knitting quitting spitting letting putting betting getting waiting writing waiter wanted haunting counting
loving giving having driving diving lining leaving saving moving olive olives wives lives lived liver silver
though through brought taught fought bought tough trough thoughtful thinks drinking blinking shrinking thicken thickening
morning warning mourning morning's hunting hutting renting
wearing heating eating bearing meeting beats seats heats beads bears
farming charming warming harm charm harmony army arming
filling billing willing milling rolling pulling selling telling calling falling chilling spilling skilling
drying trying crying lying tying frying
dearth depth breath health heath heart earth
bride ridge fridge brides
bumping pumping dumping camping
changing handing banging hanger ringing singing longing bringing changed handed
ropes robe roe rose hope hopes cope
drawn brown crown grown frown drowsy thrown
better letter butter bitter setter getting letting bettered
tables table cable tablet's
pulls pill bills hills fills mills
without within
blades glade blame black
butting putting cuttings cut
razors laser
wrist's twist waist
blouse house
tonics today
worthy worn work words word north worse
wonting waiting
exits excited exiting
borden garden harden
partners parted party patter pattern carter
abide abroad about above
forced forces forcing force focus focused fences faces faced
hits hip
packed picked licked tricked clicked locked kicked-off ticked
bruised cruise brush brushes
snaps maps laps claps slap's
scare scarf scored scarred
afford
tracts trucks trick tricks cracks
controlled contrast central
shows shores showed shovel loved moved proved shaved
pinched lunched launched bunched
chokes poking looking cooking joking
beads beets beans
throw throws thrown three through's
silently silence violet violets
pushing pulled bushes rushed rushes washed
marina maria mared margen
pega pego pegas pena
miedos medio medico miedo
morena morar mirar mirarme mirarse morder moriré
dormir dormirme dormida morirnos
vivo vive vienen viven viviendas vivienda beber viendo
muestra muestro muerde fuerte suerte puerta huerta muerden
despertador
pasillo pasillas pastilla
parejas espejo parece
amenas amena
golpe golpeas
controlo controlar
suerte
pierde pueda queda
vitre livre ivre livres cuivre suivre givre
mourra sourire nourrir courir pourrir
copains copines
comprise compris
coup coupe coups
vendre rendre tendre prendre fendre perdre apprendre attendre
violet viole violon
manche mange menage
frappes frapper grappe trappe nappe
giffe girafe
moment movement
tiradas tirarme
talking walking taking staking stalled ville vile villes etrangere etrangeres etranger esperar bajara bajar bajaron dirrea
ahorrarme ahorrarte ahorrarse ahorrar ahogarme
sentarme acordarme acercarme aceptarme agarrarme arreglarme acostarme confesarle contarme cansarme calmarme cuidarme quedarme curarme casarme pararme sacarme secarme tocarme acostarse acercarse acordarse sentarse aceptarse
`

const words = (list: string): string[] => list.split(/\s+/).filter((word) => word !== '')

export const KEY_WORDS: readonly string[] = words(CRISIS + VIOLENCE + BODY)
export const LIKE_KEY_WORDS: readonly string[] = words(NEAR + NEAR_BODY)
