import type { JSX } from 'react';
import { chooseLanguage, LANGUAGES, language } from '../words/language.ts';
import { say } from '../words/say.ts';

/** The languages there are, each in its own; nothing where there is only one. */
export function LanguageField(): JSX.Element | null {
  if (LANGUAGES.length < 2) return null;
  return (
    <label>
      {say('front.language')}{' '}
      <select value={language()} onChange={({ target }) => chooseLanguage(target.value)}>
        {LANGUAGES.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {new Intl.DisplayNames([tag], { type: 'language' }).of(tag)}
          </option>
        ))}
      </select>
    </label>
  );
}
