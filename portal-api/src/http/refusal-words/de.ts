/** What the server says when it refuses, in German; its keys are the sentences of the code. */
export const de = {
  'Email or Password Incorrect': 'E-Mail oder Passwort ist falsch',
  'Please sign in.': 'Bitte melden Sie sich an.',
  'You are not allowed to do this.': 'Das dürfen Sie nicht.',
  'You can change your own account only.': 'Sie können nur Ihr eigenes Konto ändern.',
  'Too many attempts. Please wait a few minutes and try again.':
    'Zu viele Versuche. Bitte warten Sie ein paar Minuten und versuchen Sie es erneut.',
  'This link has already been used or has expired. Please ask for a new one.':
    'Dieser Link wurde schon benutzt oder ist abgelaufen. Bitte fordern Sie einen neuen an.',
  'The current password is not right.': 'Das aktuelle Passwort stimmt nicht.',
  'This password is easy to guess. Please choose another one.':
    'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes.',
  'Another account uses this e-mail address.': 'Ein anderes Konto benutzt diese E-Mail-Adresse.',
  'Please use another e-mail address.': 'Bitte benutzen Sie eine andere E-Mail-Adresse.',
  'This person does not exist.': 'Diese Person gibt es nicht.',
  'Please choose a jpeg, jpg or png picture.':
    'Bitte wählen Sie ein Bild im Format jpeg, jpg oder png.',
  'Not Found': 'Nicht gefunden',
  'The request could not be read.': 'Die Anfrage war nicht lesbar.',
  'This is larger than the portal accepts.': 'Das ist größer als erlaubt.',
  'This kind of content is not accepted.': 'Diese Art von Inhalt wird nicht angenommen.',
  'The text holds a character that cannot be stored.':
    'Der Text enthält ein Zeichen, das sich nicht speichern lässt.',
  'Please choose a file.': 'Bitte wählen Sie eine Datei.',
  'Please give the file a shorter name.': 'Bitte geben Sie der Datei einen kürzeren Namen.',
  'This file cannot be read. Please save it again and retry.':
    'Diese Datei ist nicht lesbar. Bitte speichern Sie sie neu und versuchen Sie es noch einmal.',
  'This kind of file is not accepted, or its content does not match its name.':
    'Diese Art von Datei wird nicht angenommen, oder ihr Inhalt passt nicht zum Namen.',
  'This file is not available.': 'Diese Datei ist nicht verfügbar.',
  'This file is not there any more.': 'Diese Datei gibt es nicht mehr.',
  'This file is not there any more. Please upload it again.':
    'Diese Datei gibt es nicht mehr. Bitte laden Sie sie noch einmal hoch.',
  'This order does not exist.': 'Diesen Auftrag gibt es nicht.',
  'This order is already completed.': 'Dieser Auftrag ist schon abgeschlossen.',
  'This order has no LinkedIn document.': 'Zu diesem Auftrag gehört kein LinkedIn-Dokument.',
  'This order has no contract.': 'Zu diesem Auftrag gehört kein Vertrag.',
  'This order has no such questionnaire.': 'Diesen Fragebogen hat der Auftrag nicht.',
  'This order has no such service.': 'Diese Leistung hat der Auftrag nicht.',
  'This order has no such survey.': 'Diese Umfrage hat der Auftrag nicht.',
  'This order has no such task.': 'Diese Aufgabe hat der Auftrag nicht.',
  'The due date cannot be in the past.': 'Die Frist kann nicht in der Vergangenheit liegen.',
  'This contract is not signed yet.': 'Dieser Vertrag ist noch nicht unterschrieben.',
  'This contract is signed already.': 'Dieser Vertrag ist schon unterschrieben.',
  'This draft does not exist.': 'Diesen Entwurf gibt es nicht.',
  'This draft does not wait for approval any more.':
    'Dieser Entwurf wartet nicht mehr auf eine Freigabe.',
  'This draft does not wait for your review any more.':
    'Dieser Entwurf wartet nicht mehr auf Ihre Rückmeldung.',
  'Only a draft that you reviewed and liked can be accepted.':
    'Annehmen lässt sich nur ein Entwurf, den Sie bewertet haben und der Ihnen gefiel.',
  'The last draft is still waiting for an answer.':
    'Der letzte Entwurf wartet noch auf eine Antwort.',
  'Please rate the document and specify your revision request':
    'Bitte bewerten Sie das Dokument und beschreiben Sie Ihren Änderungswunsch',
  'Please Write Review': 'Bitte schreiben Sie eine Rückmeldung',
  'Please upload the pdf version of the file': 'Bitte laden Sie die PDF-Fassung der Datei hoch',
  'Please upload the word version of the file': 'Bitte laden Sie die Word-Fassung der Datei hoch',
  'Please upload the pdf version of final document':
    'Bitte laden Sie die PDF-Fassung des fertigen Dokuments hoch',
  'Please upload the word version of final document':
    'Bitte laden Sie die Word-Fassung des fertigen Dokuments hoch',
  'Some questions still need an answer.': 'Einige Fragen brauchen noch eine Antwort.',
  'These questions are already answered.': 'Diese Fragen sind schon beantwortet.',
  'These questions are not answered yet.': 'Diese Fragen sind noch nicht beantwortet.',
  'These questions were changed somewhere else.': 'Diese Fragen wurden an anderer Stelle geändert.',
  'The customer has already answered these questions.':
    'Der Kunde hat diese Fragen schon beantwortet.',
  'The follow-up questions are not available yet.': 'Die Rückfragen sind noch nicht da.',
  'Add at least one complete question first.':
    'Fügen Sie zuerst mindestens eine vollständige Frage hinzu.',
  'This questionnaire does not exist.': 'Diesen Fragebogen gibt es nicht.',
  'This template does not exist.': 'Diese Vorlage gibt es nicht.',
  'This survey is already answered.': 'Diese Umfrage ist schon beantwortet.',
  'This time zone is not known.': 'Diese Zeitzone ist nicht bekannt.',
  'This review does not exist.': 'Diese Analyse gibt es nicht.',
  'This review was rated already.': 'Diese Analyse wurde schon bewertet.',
  'The email of this review is not a valid email.':
    'Die E-Mail-Adresse dieser Analyse ist nicht gültig.',
  'This package is not available.': 'Dieses Paket ist nicht verfügbar.',
  'This coupon does not exist.': 'Diesen Gutschein gibt es nicht.',
  'This coupon has expired.': 'Dieser Gutschein ist abgelaufen.',
  'This coupon has been used up.': 'Dieser Gutschein ist aufgebraucht.',
  'This checkout does not exist. Please start again.':
    'Diesen Kauf gibt es nicht. Bitte beginnen Sie neu.',
  'The checkout does not answer. Please try again.':
    'Die Kasse antwortet nicht. Bitte versuchen Sie es noch einmal.',
  'Please tell us first who you are.': 'Bitte sagen Sie uns zuerst, wer Sie sind.',
  'Cards do not serve this currency.': 'Mit Karte lässt sich in dieser Währung nicht zahlen.',
  'This currency is paid by card.': 'In dieser Währung wird mit Karte gezahlt.',
  'This invoice does not exist.': 'Diese Rechnung gibt es nicht.',
  'There is nothing to pay on this invoice.': 'Auf dieser Rechnung ist nichts offen.',
  'There is something to pay.': 'Es ist noch etwas zu zahlen.',
  'The amount of this payment is not the one that was agreed.':
    'Der Betrag dieser Zahlung ist nicht der vereinbarte.',
  'The payment could not be noted.': 'Die Zahlung ließ sich nicht vermerken.',
  'The payment provider does not answer. Nothing is lost.':
    'Der Zahlungsdienst antwortet nicht. Es ist nichts verloren.',
  'The payment provider refused to open a payment.':
    'Der Zahlungsdienst hat die Zahlung nicht eröffnet.',
  'This payment belongs to another purchase.': 'Diese Zahlung gehört zu einem anderen Kauf.',
  'This payment does not exist.': 'Diese Zahlung gibt es nicht.',
  'This payment is closed.': 'Diese Zahlung ist abgeschlossen.',
  'This payment is not finished.': 'Diese Zahlung ist nicht abgeschlossen.',
  'This payment was already started with another card.':
    'Diese Zahlung wurde schon mit einer anderen Karte begonnen.',
  'This payment was already started with other details.':
    'Diese Zahlung wurde schon mit anderen Angaben begonnen.',
  'This payment was given up. Nothing was charged.':
    'Diese Zahlung wurde abgebrochen. Es wurde nichts abgebucht.',
  'This was paid already.': 'Das ist schon bezahlt.',
  'This was paid in another window.': 'Das wurde in einem anderen Fenster bezahlt.',
  'Your money is on its way back.': 'Ihr Geld ist auf dem Weg zurück.',
  'Your bank is still working on this payment.': 'Ihre Bank bearbeitet diese Zahlung noch.',
  'Your card was declined.': 'Ihre Karte wurde abgelehnt.',
  'Your card has insufficient funds.': 'Ihre Karte ist nicht ausreichend gedeckt.',
  'Your card has expired.': 'Ihre Karte ist abgelaufen.',
  "Your card's expiration date is in the past.":
    'Das Ablaufdatum Ihrer Karte liegt in der Vergangenheit.',
  "Your card's security code is incorrect.": 'Die Prüfziffer Ihrer Karte ist falsch.',
  'An error occurred while processing your card. Try again in a little bit.':
    'Beim Bearbeiten Ihrer Karte ist ein Fehler aufgetreten. Versuchen Sie es gleich noch einmal.',
  'The payment was declined by Affirm.': 'Affirm hat die Zahlung abgelehnt.',
  'Tips are switched off.': 'Trinkgeld ist abgeschaltet.',
  'You have already tipped for this order.':
    'Für diesen Auftrag haben Sie schon Trinkgeld gegeben.',
  'Board not found': 'Tafel nicht gefunden',
  'The page is not available': 'Die Seite ist nicht verfügbar',
  'It is too late to undo this.': 'Das lässt sich nicht mehr rückgängig machen.',
  'This board has no room for another card.':
    'Auf dieser Tafel ist kein Platz für eine weitere Karte.',
  'This board has no room for another list.':
    'Auf dieser Tafel ist kein Platz für eine weitere Liste.',
  'This card does not exist any more.': 'Diese Karte gibt es nicht mehr.',
  'This list does not exist any more.': 'Diese Liste gibt es nicht mehr.',
  'This job has no title.': 'Diese Stelle hat keinen Titel.',
  'Job search is not answering right now. Please try again in a few minutes.':
    'Die Stellensuche antwortet gerade nicht. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  'Chat is not available here.': 'Der Chat ist hier nicht verfügbar.',
  'This conversation does not exist.': 'Diese Unterhaltung gibt es nicht.',
  'You cannot write in this conversation.': 'In dieser Unterhaltung können Sie nicht schreiben.',
  'An empty message cannot be sent.': 'Eine leere Nachricht lässt sich nicht senden.',
  'This kind of file cannot be sent.': 'Diese Art von Datei lässt sich nicht senden.',
  'The file is missing.': 'Die Datei fehlt.',
} as const satisfies Readonly<Record<string, string>>;

/** A sentence that exists in all languages. */
export type Refusal = keyof typeof de;
