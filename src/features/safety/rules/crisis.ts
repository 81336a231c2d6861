import { C1_WEIGHTS, C2_WEIGHTS, M1_WEIGHTS } from '../content/generated/crisis-weights.ts'
import { C1_EN } from './self-harm/en.ts'
import { C1_ES } from './self-harm/es.ts'
import { C1_FR } from './self-harm/fr.ts'
import { C2_EN } from './abuse/en.ts'
import { C2_ES } from './abuse/es.ts'
import { C2_FR } from './abuse/fr.ts'
import type { SafetyRule } from './classes.ts'
import { toScales, type Scales } from './weighed.ts'

/** Phrase rules for self-harm (C1) and violence (C2). All languages run on every message. */
export const CRISIS_RULES: readonly SafetyRule[] = [C1_EN, C1_ES, C1_FR, C2_EN, C2_ES, C2_FR]

/** The classifiers of these two classes, which decide together with the phrases (decision 0024), and of emergencies. */
export const CRISIS_SCALES: readonly Scales[] = [C1_WEIGHTS, C2_WEIGHTS, M1_WEIGHTS].map((weights) => toScales(weights))
