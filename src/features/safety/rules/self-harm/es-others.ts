import type { CrisisSign } from '../crisis-rule.ts'

/** Spanish signs of another person in danger. */
export const C1_ES_OTHERS: readonly CrisisSign[] = [
  {
    cause: 'other',
    about: 'other',
    patterns: [
      '<who> ~5 suicid*|autolesion*|matarse|quitarse_la_vida|ahorcarse|quitarse_de_en_medio|quitarse_del_medio|quitar_de_en_medio|cortarse|tirarse_por|tirarse_al|acabar_con_su_vida|acabar_con_todo|morirse|hacerse_dano|hacerse_algo|lastimarse|desvivirse|poner_fin_a_su|tirarse_del|lanzarse|aventarse',
      '<who> ~3 se ~1 quiere|va|queria|quiso|intento|trato|puede|vaya|quisiera ~2 a|de? matar|suicidar|morir|quitar_la_vida|quitar_de_en_medio|ahorcar|tirar|cortar|hacer_dano|colgar|ir_de_este',
      'se ~1 va|quiere|puede|quiso|queria|vaya|intento ~1 a? matar|suicidar|ahorcar|quitar_la_vida|hacer_dano|quitar_de_en_medio',
      '<who> ~5 dice|dijo|repite|escribio|confeso|amenaza|habla|comento|conto|piensa|contado|confesado|dicho ~6 morir|morirse|muerta|muerto|no_quiere_vivir|vivir|matar*|suicid*|acabar|no_va_a_estar|no_estara|sin_ella|sin_el|no_vale_la_pena|no_merece_la_pena|no_despertar|desaparecer|adios|quitar*|mejor_muerta',
      '<who> ~3 no ~1 quiere|queria|tiene_ganas ~2 de? ~1 vivir|seguir_viviendo|seguir|despertar|estar_aqui|existir',
      '<who> ~3 se ~1 <took> ~3 <lots> ~4 <pills>',
      '<who> ~3 se ~1 corta|corto|lastima|hace_dano|quema|golpea|hizo_cortes|hace_cortes|esta_cortando|autolesiona|hizo_dano ~4 brazos|brazo|munecas|piernas|piel|misma|mismo|muslos|proposito|$',
      'cortes|marcas|cicatrices|quemaduras|heridas ~4 brazos|brazo|munecas|piernas|muslos ~8 misma|mismo|hace|sola|explicar|cuchilla|esconde|tapa|ella|preocupa',
      '<who> ~6 carta|nota|mensaje ~2 de? ~1 despedida|adios|suicida',
      'encontre|vi|lei|halle|descubri|dejo ~4 carta|nota|mensaje|mensajes|diario|busquedas ~6 despedida|adios|suicid*|morir|matarse|perdon|despid*',
      '<who> ~3 se despidio|despide|esta_despidiendo|ha_despedido ~3 todos|nosotros|mi|familia|siempre|hijos|raro|fuera',
      '<who> ~4 encerro|encerrada|encerrado ~6 <pills>|cuchillo|pistola|navaja',
      'miedo|temo|preocupa|preocupada|preocupado|asusta ~5 haga|hacer|cometa ~2 dano|algo|tonteria|locura|barbaridad|misma',
      'miedo|temo ~3 dejarla|dejarlo|deje ~1 sola|solo',
    ],
    unless: ['<media>', '<settled>', '<accident>', 'hace ~1 anos'],
  },
]
