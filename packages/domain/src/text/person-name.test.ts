import { describe, expect, it } from 'vitest'
import { concealName, isPersonName } from './person-name.ts'

describe('isPersonName', () => {
  it.each([
    ['Ян', true],
    ['Я', false],
    [' Я ', false],
    ['Анна-Мария', true],
    ["О'Нил", true],
    ['О’Нил', true],
    ['Әлия Қасымова', true],
    ['Zoë', true],
    ['а'.repeat(100), true],
    ['а'.repeat(101), false],
    ['--', false],
    ['Анна1', false],
    ['Анна_Мария', false],
    ['Анна\nМария', false],
    ['<b>', false],
    ['Анна\u00a0Петрова', true],
    ['Анна\u202fПетрова\u200b', true],
    ['\ufeffАнна', true],
    ['Петро\u0301ва', true],
    ['Андреи\u0306', true],
    ['Анна\u2060\u00adМария', true],
    ['\u200b\u00a0\u00ad', false],
    ['Я\u200b', false],
    ['', false],
  ])('name «%s»: %s', (text, expected) => {
    expect(isPersonName(text)).toBe(expected)
  })
})

describe('concealName', () => {
  it.each([
    ['Анна Петрова', 'А••• П•••'],
    ['  Ли ', 'Л•••'],
    ['Анна-Мария Д’Арк', 'А••• Д•••'],
    ['𝒜 b', '𝒜••• b•••'],
    ['', '•••'],
  ])('[checkout.masked] «%s» becomes «%s»', (name, expected) => {
    expect(concealName(name)).toBe(expected)
  })
})
