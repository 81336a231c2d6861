import { beforeEach, expect, test } from 'vitest'
import { type Gate, makeGate } from './model-gate.ts'

let time = 0
let gate: Gate
beforeEach(() => {
  time = 0
  gate = makeGate({ clock: () => time })
})
const fail = (times: number) => {
  for (let one = 0; one < times; one += 1) gate.enter()?.failed()
}

test('after three failures in a row no call passes for 30 seconds, then a single one', () => {
  fail(2)
  expect(gate.state()).toBe('closed')
  fail(1)
  expect([gate.state(), gate.enter()]).toEqual(['open', undefined])
  time = 29_999
  expect(gate.enter()).toBeUndefined()
  time = 30_000
  expect(gate.state()).toBe('half-open')
  const trial = gate.enter()
  expect(trial).toBeDefined()
  expect(gate.enter()).toBeUndefined()
  trial?.failed()
  expect(gate.enter()).toBeUndefined()
  time = 60_000
  gate.enter()?.succeeded()
  expect(gate.state()).toBe('closed')
  expect([gate.enter(), gate.enter()]).not.toContain(undefined)
})

test('a success resets the count of failures, and a call that she stopped does not count', () => {
  fail(2)
  gate.enter()?.succeeded()
  fail(2)
  gate.enter()?.left()
  expect(gate.state()).toBe('closed')
  fail(1)
  expect(gate.state()).toBe('open')
})

test('a trial call that she stopped allows the next one', () => {
  fail(3)
  time = 30_000
  gate.enter()?.left()
  expect(gate.state()).toBe('half-open')
  expect(gate.enter()).toBeDefined()
})

test('a model that asks for a pause gets it at once, up to a maximum', () => {
  gate.enter()?.failed(90_000)
  time = 89_999
  expect(gate.enter()).toBeUndefined()
  time = 90_000
  gate.enter()?.failed(10 * 86_400_000)
  time = 90_000 + 600_000
  expect(gate.enter()).toBeDefined()
})

test('at most eight calls are in progress, and each is closed once', () => {
  const passes = Array.from({ length: 8 }, () => gate.enter())
  expect(passes).not.toContain(undefined)
  expect([gate.enter(), gate.underWay()]).toEqual([undefined, 8])
  passes[0]?.succeeded()
  passes[0]?.failed()
  passes[0]?.left()
  expect(gate.underWay()).toBe(7)
  expect(gate.enter()).toBeDefined()
})
