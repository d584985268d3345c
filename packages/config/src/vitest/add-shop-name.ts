/// <reference lib="dom" />
/** The router puts the name of the shop into the head of every page of a single-page app. */
const name = document.createElement('meta')
name.name = 'application-name'
name.content = 'Светлица'
document.head.append(name)
