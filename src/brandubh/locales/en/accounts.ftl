### Accounts: logging in, the account's own page, and what can go wrong.

login-new = New account
login-name = Name
login-password = Password
login-new-password = New password
login-show = Show the password
login-name-hint = Others see it: { $least } to { $most } letters and digits.
login-password-hint = At least { $least } characters.
login-no-mail = No e-mail address is needed.
login-make = Make the account
login-forgotten = Forgotten your password?
login-recover = A new password
login-recover-text = Your recovery code replaces a forgotten password. You got it together with your account.
login-code = Recovery code
login-recover-do = Set the password
login-back = Back to logging in
login-why = You can play without an account. With one, your games, studies and training are yours in every browser; what you have done here so far comes along.
login-already = You are logged in as { $name }.
account-keep = Keep your games: make an account

## The recovery code

recovery-heading = Your recovery code
recovery-text = If you forget your password, only this code lets you in again. It is shown once: print it, save it or write it down.
recovery-copy = Copy
recovery-copied = The code is copied.
recovery-print = Print
recovery-save = Save
recovery-kept = I have kept it
recovery-go = Continue
recovery-file = Brandubh, { $place }. The recovery code of { $name }:

## The account's page

account-password-text = You stay logged in here, and are logged out everywhere else.
account-old = Current password
account-change = Change the password
account-changed = Your password is changed.
account-recovery-text = It replaces a forgotten password. A new one ends the one before.
account-recovery-do = Make a new code
account-sessions = Where you are logged in
account-here = this browser
account-unknown = An unknown browser
account-seen = last used on { $date }
account-end = Log out: { $browser }
account-end-others = Log out everywhere else
account-ended = Logged out there.
account-export = Your data
account-export-text = All that is kept of you, as one zip file: your games and studies as game files, your training, this account.
account-export-do = Save everything
account-delete = Delete the account
account-delete-text = Your studies, your training and the games that you have alone are removed. Games against others stay with them, without your name; you resign those that go on. Nobody else gets your name. This cannot be undone.
account-delete-name = Write “{ $name }” to confirm it

## What can go wrong

error-account-name-length = A name has { $least } to { $most } characters.
error-account-name-form = A name is made of Latin letters and digits, with single spaces, hyphens, dots or underscores between them; not of digits alone.
error-account-name-reserved = This name is not given away. Choose another one.
error-account-name-taken = Somebody has the name “{ $name }”, or one that looks like it.
error-account-closed = This account is closed.
error-too-many-tries = That was wrong too often. Try again later.
error-wrong-password = Name and password do not belong together.
error-not-the-password = This is not your password.
error-wrong-code = Name and code do not belong together.
error-password-weak = This password is easy to guess. Take at least { $least } characters, and not always the same ones.
error-log-in-first = This needs an account. Log in first.
error-logged-in = You are logged in already.
