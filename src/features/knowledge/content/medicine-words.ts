import type { Language } from '../../text/rules/speech.ts'

/**
 * Stems of names of medicines, hormones, supplements and their forms (lower case, without accents), including brand
 * names. Only questions are compared with them; answers name no brands.
 */
export const MEDICINE_WORDS: Readonly<Record<Language, string>> = {
  en: `medic medication meds tablet pill patch gel spray cream pessar supposit ring coil iud ius mirena kyleena hormon hrt mht ert estrog oestrog estradiol oestradiol estriol
    evorel estradot oestrogel sandrena lenzetto premarin prempro femoston angeliq vagifem vagirux ovestin imvaggis gina progest utrogestan prometrium tibolone livial
    testost androfeme bioident compound pellet dhea veozah fezolinetant elinzanetant lynkuet gabapentin clonidin oxybutynin antidepress ssri snri sertralin
    citalopram escitalopram venlafaxin effexor paroxetin prozac fluoxetin zoloft mirtazapin hypnotic zopiclon zolpidem ambien melatonin diazepam temazepam benzo
    statin atorvastatin thinner warfarin alendron fosamax bisphosphon denosumab prolia raloxifen risedron contracept minipill depo implant
    supplement vitamin magnesium calcium omega cohosh primrose wort clover isoflavon soy soya ashwagandha maca sage herbal herb remed
    tranexamic ibuprofen nurofen ozempic wegovy mounjaro semaglutid anticholinerg mirabegron botox lidocain hyaluron treat therapy blocker tamoxifen letrozol anastrozol adhd drug`,
  es: `medic medicament pastilla comprimido parche gel spray crema ovulo supositorio anillo diu mirena hormon trh thm ths estrog estradiol estriol progest utrogestan tibolona
    boltin testost bioident pellet dhea veoza fezolinetant gabapentin clonidin oxibutinin antidepres sertralin citalopram escitalopram venlafaxin paroxetin fluoxetin mirtazapin
    somnifer zopiclon zolpidem melatonin diazepam lorazepam orfidal lexatin ansiolitic valeriana estatin anticoagul alendron fosamax bifosfon denosumab prolia anticoncep
    pildora inyeccion implante preserv condon suplement vitamin magnesio calcio omega cimicifuga onagra hierba hiperico trebol isoflavon soja soya ashwagandha maca salvia
    naturista remedio tranexam ibuprofen ozempic semaglutid botox hialuron tratamiento terapia tamoxifen letrozol anastrozol infusion droga`,
  fr: `medic medicament comprime cachet pilule patch gel spray creme ovule suppositoire anneau sterilet diu mirena hormon ths thm oestrog estrog estradiol estriol trophigil
    colpotrophine oestrodose estreva progest utrogestan duphaston tibolone livial testost bioident pellet dhea veoza fezolinetant gabapentin clonidin antidepress
    sertralin citalopram escitalopram seroplex venlafaxin effexor paroxetin fluoxetin prozac mirtazapin somnifer zopiclon zolpidem stilnox imovane melatonin diazepam lexomil
    xanax euphytose valeriane statin anticoagul alendron fosamax bisphosphon denosumab prolia contracep preserv condom capote implant complement vitamin magnesium calcium omega
    actee cimicifuga onagre millepertuis trefle isoflavon soja ashwagandha maca sauge herb plante tisane remede homeopath exacyl tranexam ibuprofen ozempic semaglutid botox
    hyaluron traitement therapie tamoxifen letrozol anastrozol drogue`,
}
