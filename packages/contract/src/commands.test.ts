import { expect, it } from 'vitest';
import { COMMANDS, changesOf, commandsHolding, localisedCommands } from './commands.ts';

it('a kept photo changes the album, the square and what counts or lists what is kept, and nothing else', () => {
  const changed = changesOf('DISLIKEPHOTO', { of: 'photos', ids: ['p1'], mark: 'keep' });
  expect(commandsHolding(changed).toSorted()).toEqual([
    'QUERYPHOTOES',
    'QUERYSQUARE',
    'QUERYUSERINFO',
    'RECENTPHOTOES',
    'SHARETASK',
  ]);
});

it('a dislike that is taken back changes nothing that is kept', () => {
  expect(changesOf('DISLIKEPHOTO', { of: 'photos', ids: ['p1'], mark: 'undislike' })).toEqual([]);
});

it('a face that is deleted leaves the gallery, the square and its photos with it', () => {
  const gone = commandsHolding(changesOf('DISLIKEPHOTO', { of: 'faces', ids: ['f1'], mark: 'delete' }));
  expect(gone).toEqual(expect.arrayContaining(['QUERYICONS', 'QUERYINDEX', 'QUERYSQUARE', 'QUERYPHOTOES']));
});

it('agreeing, and no longer agreeing to the terms, change the account alone; withdrawing the consent to the face changes more', () => {
  const changed = (kind: 'face' | 'service', agree: boolean) =>
    changesOf('AGREEPROTOCOL', { kind, version: '1', agree });
  expect([changed('face', true), changed('service', false)]).toEqual([['account'], ['account']]);
  expect(changed('face', false)).toContain('faces');
});

it('looking at what a description would give starts nothing', () => {
  const wish = { theme: 'sakura', faces: ['f1'], sn: '0123456789abcdef' };
  expect(changesOf('SHOOT', { ...wish, dry: true })).toEqual([]);
  expect(commandsHolding(changesOf('SHOOT', wish))).toContain('QUEUERESULT');
});

it('every subject that a command changes is held by a command that asks for it', () => {
  const held = new Set(Object.values(COMMANDS).flatMap(({ holds }) => holds as readonly string[]));
  const changed = Object.values(COMMANDS).flatMap(({ changes }) => (typeof changes === 'function' ? [] : [...changes]));
  expect(changed.filter((subject) => !held.has(subject))).toEqual([]);
});

it('answers with marked pictures are asked for again in another language', () => {
  expect(localisedCommands()).toEqual(
    expect.arrayContaining(['QUERYINDEX', 'QUERYPHOTOES', 'RECENTPHOTOES', 'QUERYIMGS', 'QUEUERESULT', 'QUERYSQUARE']),
  );
});
