import { capitalised } from '../../../../kit/capitalised.ts'
import type { Measure } from '../../../insights/contract.ts'
import type { Named, DataWords } from './wording.ts'

const count = (number: number, one: string, more = `${one}s`): string => `${number} ${number === 1 ? one : more}`
const UNIT: Readonly<Record<Measure, string>> = { mood: 'day', energy: 'day', sleep: 'night', hot_flashes: 'day', night_sweats: 'night' }
const NAME: Readonly<Record<Named | 'everything', string>> = {
  mood: 'your mood',
  energy: 'your energy',
  sleep: 'your sleep',
  hot_flashes: '{hot flashes}',
  night_sweats: 'night sweats',
  bleeding: 'bleeding',
  logging: 'your days',
  everything: 'your days',
}
const TITLE: Readonly<Record<Measure, string>> = {
  mood: 'Mood',
  energy: 'Energy',
  sleep: 'Sleep',
  hot_flashes: '{hot flashes}',
  night_sweats: 'Night sweats',
}
const flashes = (number: number): string => (number === 1 ? '{hot flash}' : '{hot flashes}')
const sweats = (number: number): string => (number === 1 ? 'night sweat' : 'night sweats')

/** Texts in English. */
export const ENGLISH_WORDS: DataWords = {
  locale: { US: 'en-US', CA: 'en-US', UK: 'en-GB', AU: 'en-GB', EU: 'en-GB', elsewhere: 'en-GB' },
  list: (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`),
  today: 'today',
  yesterday: 'yesterday',
  dated: (date) => date,
  datedTogether: (dates) => dates,
  tidied: (date) => date,
  onDay: (day) => `on ${day}`,
  fromTo: (from, to) => `from ${from} to ${to}`,
  value: (measure, value, number) => {
    switch (measure) {
      case 'mood':
      case 'energy':
        return `${number} out of 10`
      case 'sleep':
        return `${number} ${value === 1 ? 'hour' : 'hours'}`
      case 'hot_flashes':
        return `${number} ${flashes(value)}`
      case 'night_sweats':
        return `${number} ${sweats(value)}`
    }
  },
  taps: (value) => `${count(value, 'tap')} on Home`,
  noted: (when, measure, words) => {
    switch (measure) {
      case 'mood':
        return `${capitalised(when)} you noted a mood of ${words}.`
      case 'energy':
        return `${capitalised(when)} you noted an energy of ${words}.`
      case 'sleep':
        return `${capitalised(when)} you noted ${words} of sleep.`
      case 'hot_flashes':
      case 'night_sweats':
        return `${capitalised(when)} you noted ${words}.`
    }
  },
  held: (when, { measure, average, total, days, some, none }) => {
    const over = `(${count(days, UNIT[measure])} noted)`
    const begin = (rest: string) => capitalised(`${when} ${rest}`.trim())
    switch (measure) {
      case 'mood':
      case 'energy':
        return `${begin(NAME[measure])} was ${average} out of 10 on average ${over}.`
      case 'sleep':
        return `${begin('you slept')} ${average} ${average === '1' ? 'hour' : 'hours'} a night on average ${over}.`
      case 'hot_flashes':
      case 'night_sweats': {
        if (some === 0) return `${begin('you noted')} no ${NAME[measure]} (${count(days, UNIT[measure])} noted, 0 in all).`
        const what = measure === 'hot_flashes' ? flashes(total) : sweats(total)
        const without = none === 0 ? '' : `, and none on ${count(none, UNIT[measure])}`
        return `${begin('you noted')} ${total} ${what} on ${count(some, UNIT[measure])}${without}.`
      }
    }
  },
  range: (measure, least, leastDays, most, mostDays) => {
    const [low, high] = measure === 'sleep' ? ['shortest night', 'longest'] : ['lowest', 'highest']
    return `The ${low} was ${least} (${leastDays}), the ${high} ${most} (${mostDays}).`
  },
  always: (_measure, value) => `It was ${value} each time.`,
  tapped: (days) => `On ${count(days, 'day')} the number is counted from what you tapped on Home, so there may have been more.`,
  nothing: (when, about) =>
    about === 'everything' || about === 'logging'
      ? `${capitalised(when)} I find no note of yours.`
      : `${capitalised(when)} I find no note about ${NAME[about]}.`,
  nothingYet: "That doesn't mean yes or no. Once you've logged it, I can tell you.",
  missing: (days, few) =>
    days === 1
      ? `There’s no note about it for one day (${few}), so I’ve left it out.`
      : `There’s no note about it for ${days} days (${few}), so I’ve left them out.`,
  missingToday: 'There’s no note about it for today yet.',
  bled: (when, days, dates, flow) =>
    days === 1
      ? `${capitalised(when)} you noted ${flow ?? 'bleeding'} on 1 day: ${dates}.`
      : `${capitalised(when)} you noted ${flow ?? 'bleeding'} on ${days} days: ${dates}.`,
  bledDays: (when, days) => `${capitalised(`${when} you noted`.trim())} bleeding on ${count(days, 'day')}.`,
  bledOn: (when, flow) => `${capitalised(when)} you noted ${flow}.`,
  noBleedingOn: (when) => `${capitalised(when)} you noted that there was no bleeding.`,
  notBled: (when, noneDays, flow) =>
    `${capitalised(when)} I find no ${flow ?? 'bleeding'} in your calendar (0 days). On ${count(noneDays, 'day')} you noted ${flow ? 'something else' : 'that there was none'}.`,
  noneDays: (days) => `On ${count(days, 'day')} you noted that there was no bleeding.`,
  flowMissing: (days) =>
    days === 1
      ? 'One day says nothing about bleeding, so I cannot know about it.'
      : `The other ${days} days say nothing about bleeding, so I cannot know about them.`,
  flow: (flow) => (flow === 'Other' ? 'bleeding of another kind' : flow.toLowerCase()),
  flowOn: (date, flow) => `${date}: ${flow}`,
  flowKinds: (kinds) => `Day by day: ${kinds}.`,
  named: (measure, words) =>
    measure === 'mood' || measure === 'energy' ? `${measure} ${words}` : measure === 'sleep' ? `${words} of sleep` : words,
  oneDay: (when, parts) => `${capitalised(when)} you noted: ${parts}.`,
  noNumbers: 'a note without numbers',
  daysMissing: (days, few) => (days === 1 ? `There’s no note for one day: ${few}.` : `There’s no note for ${days} days: ${few}.`),
  logged: (when, days, of) => `${capitalised(when)} you left a note on ${days} of ${count(of, 'day')}.`,
  loggedWith: (soft, deep, other) =>
    `That is ${count(soft, 'Soft Log')}, ${count(deep, 'Deep Log')}${other ? ` and ${count(other, 'day')} with a tap or a calendar note alone` : ''}.`,
  last: (about, words, day, ago) =>
    about === 'logging' ? `Your newest note is of ${day}, ${ago}.` : `You last noted ${words} on ${day}, ${ago}.`,
  lastWithout: (about, day, ago) => `The last day on which you noted no ${NAME[about]} was ${day}, ${ago}.`,
  ago: (days) => (days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`),
  noLast: (about, since, flow) =>
    `I looked back to ${since} and find no ${flow ?? (about === 'logging' ? 'note' : `note of ${NAME[about]}`)}.`,
  ranked: (measure, isBest, words, days, when, many) => {
    const name =
      measure === 'sleep'
        ? `${isBest ? 'longest' : 'shortest'} night`
        : measure === 'mood' || measure === 'energy'
          ? `${isBest ? 'highest' : 'lowest'} ${measure}`
          : ''
    const over = `(${count(many, UNIT[measure])} noted)`
    return name
      ? `${capitalised(when)} your ${name} was ${words}, on ${days} ${over}.`
      : `${capitalised(when)} the ${isBest ? 'fewest' : 'most'} ${NAME[measure]} in a ${UNIT[measure]} were ${words}, on ${days} ${over}.`
  },
  onlyOne: (measure, words, day) =>
    `Only one ${UNIT[measure]} has a note about ${NAME[measure]}: ${words} on ${day}. With one there is no best or worst.`,
  besides: (now, before) => `Your notes side by side: ${now}, and ${before}.`,
  compared: ({ measure, now, nowDays, before, beforeDays, way }) => {
    const isCount = measure === 'hot_flashes' || measure === 'night_sweats'
    const [more, less] = isCount ? ['more', 'fewer'] : measure === 'sleep' ? ['longer', 'shorter'] : ['higher', 'lower']
    const verdict = way === 'same' ? 'about the same' : way === 'higher' ? more : less
    const unit = measure === 'sleep' ? ' hours' : isCount ? ` a ${UNIT[measure]}` : ' out of 10'
    return `${TITLE[measure]}: ${verdict}, ${now}${unit} on average (${count(nowDays, UNIT[measure])} noted) and ${before} before (${beforeDays}).`
  },
  notCompared: (about, now, nowNeeds, before, beforeNeeds) => {
    const needs =
      nowNeeds === beforeNeeds ? `each time needs ${count(nowNeeds, 'noted day')}` : `they need ${nowNeeds} and ${beforeNeeds} noted days`
    return `${capitalised(NAME[about])}: not enough notes to say. To set them side by side, ${needs}; there ${now === 1 ? 'is' : 'are'} ${now} and ${before}.`
  },
  comparedDays: (about, now, nowOf, before, beforeOf) =>
    about === 'bleeding'
      ? `You noted bleeding on ${count(now, 'day')} of the ${nowOf} days that say anything about it, and on ${before} of ${beforeOf} before.`
      : `You have a note on ${now} of ${count(nowOf, 'day')}, and had one on ${before} of ${beforeOf} before.`,
  notCause: 'These are averages of what you noted. They can’t tell you why, and part of any difference is always chance.',
  hidden:
    'You asked for intimate entries to be hidden, so I do not look at what you noted about bleeding. To let me, open Settings, then Privacy, and turn off “Hide intimate entries”.',
  hiddenInPattern: 'What you noted about bleeding is hidden in your Settings, so I leave it out.',
  andMore: (days) => `${days} more`,
  kept: { soft: 'Soft Log', deep: 'Deep Log', calendar: 'Calendar', home: 'Home' },
  closing: {
    nurturing: 'Don’t worry about the days you missed. Every note you made helps.',
    calm: 'Gaps are just days you didn’t log.',
    pragmatic: '',
  },
  chips: {
    lastMonth: 'And last month?',
    thisMonth: 'And this month?',
    better: 'Am I better than last month?',
    bestDay: 'What was my best day this month?',
    sleep: 'How did I sleep this week?',
    flashes: 'How many {hot flashes} did I have this week?',
    mood: 'How is my mood lately?',
    bleeding: 'Did I bleed this month?',
    lastBleeding: 'When did I last bleed?',
    often: 'How often did I log this month?',
  },
}
