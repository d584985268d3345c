import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import GlobalError from '../../app/global-error.tsx'
import { ErrorFrame } from './error-frame.tsx'

function render(kind: 'notFound' | 'server', reopen?: ReactNode): string {
  return renderToStaticMarkup(createElement(ErrorFrame, { language: 'ru', kind, reopen }))
}

const home = /<a href="\/"[^>]*>(?:<[^>]+>)*На главную/

describe('error page', () => {
  it('[error.page] [errors.texts] a missing page explains why it may be missing and where to go next', () => {
    const html = render('notFound')
    expect(html).toMatch(/<h1[^>]*>Страница не найдена<\/h1>/)
    expect(html).toContain('Она устарела, удалена или никогда не существовала.')
    expect(html).toMatch(/Главная.*aria-current="page"[^>]*>Произошла ошибка</s)
    expect(html).toMatch(home)
    expect(html).toContain('href="/catalog/"')
  })

  it('[error.page] [errors.texts] a server error says that it was reported, and offers a retry or the home page', () => {
    const html = render('server', createElement('span', null, 'Открыть страницу ещё раз'))
    expect(html).toMatch(/<h1[^>]*>Произошла ошибка<\/h1>/)
    expect(html).toContain('На сервере произошла ошибка. Мы уже знаем о ней и скоро всё исправим.')
    expect(html).toMatch(/Главная.*aria-current="page"[^>]*>Произошла ошибка</s)
    expect(html).toContain('Открыть страницу ещё раз')
    expect(html).toMatch(home)
  })

  it('[error.minimal] [errors.texts] without the layout it shows the mark, «Ошибка» and a link that reloads the same address', () => {
    const html = renderToStaticMarkup(createElement(GlobalError))
    expect(html).toMatch(/data-brand-mark[^>]*><svg/)
    expect(html).toContain('<h1 class="text-h1">Ошибка</h1>')
    expect(html).toContain('На сервере произошла ошибка. Мы уже знаем о ней и скоро всё исправим.')
    expect(html).toMatch(/<a href=""[^>]*>обновить<\/a>/)
  })
})
