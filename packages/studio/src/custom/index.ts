export { CONCEPT_IDS, type ConceptId, FACETS, type Facet, isConceptId, splitConcept } from './concepts.ts';
export { describeRecipe, type RecipeWords } from './describe-recipe.ts';
export { checkKeywords, KEYWORD_GROUPS, type KeywordGroup, type KeywordProblem, keywordsOf } from './keywords.ts';
export { simplified } from './lexicon/index.ts';
export { type Making, type Promised, promiseOf } from './promise.ts';
export { countCharacters, type PlainText, plainText } from './reading/plain-text.ts';
export {
  CUSTOM_PEOPLE,
  CUSTOM_THEME,
  type CustomRecipe,
  FEWEST_PICTURES,
  MOST_PICTURES,
  readRecipe,
  recipeOf,
} from './recipe.ts';
export { type Found, type Understood, understand } from './understand.ts';
