/** Conventional Commits with the noun as scope, as CONTRIBUTING.md describes them. */
export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    // A subject may begin with a name.
    'subject-case': [0],
    // Bodies quote paths and measurements.
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
  },
}
