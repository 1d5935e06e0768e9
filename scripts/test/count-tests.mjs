import { existsSync, readFileSync } from 'node:fs';
import { readReport, shortPath } from './reports.mjs';
import { againOf } from './vitest-step.mjs';

/**
 * What a step's reports say: its tests, the failures by name, and those that passed at a second try only, which count as neither
 * passed nor failed. Without a report it counts as one test.
 */
export function countTests(name, code) {
  const report = readReport(name);
  if (!report) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, failures: [], flaky: [] };
  return report.stats ? countJourneys(report, code) : countVitest(report, readReport(againOf(name)), code);
}

function countVitest(first, again, code) {
  const last = again ?? first;
  const all = again ? [first, again] : [first];
  const tests = all.flatMap(({ testResults }) => testResults).flatMap(testsOf);
  const crashed = again ? again.testResults.map(({ name }) => `${shortPath(name)}: its process crashed once`) : [];
  const secondTries = tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  const refused = crashed.length + secondTries.length;
  return {
    passed: all.reduce((total, { numPassedTests }) => total + numPassedTests, 0) - refused,
    failed: Math.max(last.numFailedTests, code === 0 ? 0 : 1),
    skipped: last.numPendingTests,
    failures: last.testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf),
    flaky: [
      ...crashed,
      ...secondTries.map(({ file, fullName, failureMessages: [why] }) => `${file}: ${fullName}\n${why}`),
    ],
  };
}

const testsOf = ({ name, assertionResults }) => assertionResults.map((test) => ({ ...test, file: shortPath(name) }));

/** Of a test file; one that failed outside its tests says so itself. */
function failuresOf({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const told = failed.map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`);
  return (told.length > 0 ? told : [message]).map((text) => `${shortPath(name)}: ${text}`);
}

function countJourneys({ stats: { expected, unexpected, skipped }, suites }, code) {
  const specs = suites.flatMap(specsOf);
  const named = (wanted) => specs.filter(wanted).map((spec) => `${spec.file}: ${spec.title}${whyOf(spec)}`);
  const flaky = named(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return {
    passed: expected,
    failed: Math.max(unexpected, code === 0 || flaky.length > 0 ? 0 : 1),
    skipped,
    failures: named(({ ok }) => !ok),
    flaky,
  };
}

const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** What a page showed where a journey failed first, the runner's own account of it, and what it had heard: both are gone with the clone. */
function whyOf({ tests }) {
  const all = tests.flatMap(({ results = [] }) => results).flatMap(({ attachments = [] }) => attachments);
  const account = all.find(({ name }) => name === 'error-context');
  const heard = all.find(({ name }) => name === 'heard');
  const parts = [
    account && existsSync(account.path) ? readFileSync(account.path, 'utf8').trim() : '',
    heard ? Buffer.from(heard.body, 'base64').toString().trim() : '',
  ];
  return parts
    .filter((part) => part !== '')
    .map((part) => `\n${part}`)
    .join('');
}
